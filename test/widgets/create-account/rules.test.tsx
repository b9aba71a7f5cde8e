import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered } from '../../support/answer.ts'
import { hasFocus } from '../../support/modals.ts'
import { byRole, everything, field, fill, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { publishes } from '../../support/published-texts.ts'
import { until } from '../../support/until.ts'
import { AGREE, CREATE, create, GOOD, place } from './a-create-account.ts'

const SPECIAL = 'Require at least one special character: !@#$%^&*)(+=._-'

/** What stands under each field, top to bottom. */
const errors = (element: Element) =>
  [...everything(element)].filter(node => node.matches('.cx-error')).map(node => node.textContent)

const needs = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map(item => item.textContent)

describe('the rules of a new account', () => {
  beforeEach(() => publishes())
  afterEach(unmountAll)

  const onSubmit: [email: string, password: string, again: string, seen: [string, string, string]][] = [
    ['ada', GOOD, GOOD, ['Enter a valid email.', '', '']],
    ['ada@school', GOOD, GOOD, ['Enter a valid email.', '', '']],
    ['a da@school.test', GOOD, GOOD, ['Enter a valid email.', '', '']],
    ['ada@school.test', 'Aut.202', 'Aut.202', ['', 'Require a minimum of 8 characters.', '']],
    [
      'ada@school.test',
      'Autumn.2025.Autumn',
      'Autumn.2025.Autumn',
      ['', 'Require a maximum of 16 characters.', ''],
    ],
    ['ada@school.test', 'Autumn.leaf', 'Autumn.leaf', ['', 'Require Numeric characters.', '']],
    ['ada@school.test', 'AUTUMN.2025', 'AUTUMN.2025', ['', 'Require Lowercase characters.', '']],
    ['ada@school.test', 'autumn.2025', 'autumn.2025', ['', 'Require Uppercase characters.', '']],
    ['ada@school.test', 'Autumn2025', 'Autumn2025', ['', SPECIAL, '']],
    ['ada@school.test', 'Autumn~2025', 'Autumn~2025', ['', SPECIAL, '']],
    ['ada@school.test', GOOD, 'Autumn.2024', ['', '', 'Passwords must match']],
    ['ada@school.test', GOOD, `${GOOD} `, ['', '', 'Passwords must match']],
    [
      'ada@',
      'short',
      'other',
      ['Enter a valid email.', 'Require a minimum of 8 characters.', 'Passwords must match'],
    ],
  ]
  for (const [email, password, again, seen] of onSubmit) {
    it(`are told on submit for '${email}', '${password}', '${again}', and nothing is sent`, async () => {
      const element = place()
      await create(element, email, password, again)
      await until(() => errors(element).join() !== ',,,', 'an error')
      expect(errors(element).slice(0, 3)).to.deep.equal(seen)
      const invalid = element.shadowRoot?.querySelectorAll('[aria-invalid]') ?? []
      expect(invalid).to.have.length(seen.filter(Boolean).length)
      await hasFocus(invalid[0] as Element)
      expect(answered(CREATE)).to.have.length(0)
    })
  }

  const onLeaving: [label: string, typed: string, seen: string][] = [
    ['Email', '', 'Field required.'],
    ['Email', '   ', 'Field required.'],
    ['Email', 'ada@', 'Enter a valid email.'],
    ['Password', '', 'Field required.'],
    ['Password', 'Aut.202', 'Require a minimum of 8 characters.'],
    ['Password', 'Autumn2025', SPECIAL],
    ['Confirm Password', '', 'Field required.'],
    ['Confirm Password', 'x', 'Passwords must match'],
  ]
  for (const [label, typed, seen] of onLeaving) {
    it(`are told on leaving ${label} with '${typed}', not before`, async () => {
      const element = place()
      const control = await field(element, label)
      control.focus()
      if (typed) await sendKeys({ type: typed })
      expect(control.ariaInvalid).to.equal(null)
      await sendKeys({ press: 'Tab' })
      await see(element, seen)
      expect(control.getAttribute('aria-invalid')).to.equal('true')
      const described = control.getAttribute('aria-describedby')?.split(' ') ?? []
      const texts = described.map(id => element.shadowRoot?.getElementById(id)?.textContent)
      expect(texts).to.include(seen)
      await expect(element).to.be.accessible()
    })
  }

  it('are met while the field is put right, also by changing the other password', async () => {
    const element = place()
    await create(element, 'ada@school.test', 'Autumn.2024', GOOD)
    await see(element, 'Passwords must match')
    await fill(element, 'Password', GOOD)
    await seeNoMore(element, 'Passwords must match')
  })

  it('move nothing under the pointer when a field is left', async () => {
    const element = place()
    const cancel = await byRole(element, 'button', 'CANCEL')
    const top = () => cancel.getBoundingClientRect().top - element.getBoundingClientRect().top
    const checkbox = await field(element, AGREE)
    await until(() => !checkbox.disabled, 'the texts')
    const before = top()
    ;(await field(element, 'Email')).focus()
    cancel.focus()
    await see(element, 'Field required.')
    expect(top()).to.equal(before)
  })

  it('are a list that follows the typing', async () => {
    const element = place()
    const labels = [
      '8 to 16 characters',
      'a digit',
      'a lowercase letter',
      'an uppercase letter',
      'one of !@#$%^&*)(+=._-',
    ]
    const steps: [typed: string, met: boolean[]][] = [
      ['', [false, false, false, false, false]],
      ['a', [false, false, true, false, false]],
      ['aB', [false, false, true, true, false]],
      ['aB1', [false, true, true, true, false]],
      ['aB1.', [false, true, true, true, true]],
      [GOOD, [true, true, true, true, true]],
      ['x'.repeat(17), [false, false, true, false, false]],
    ]
    for (const [typed, met] of steps) {
      await fill(element, 'Password', typed)
      const wanted = labels.map((label, index) => `${label} (${met[index] ? 'done' : 'missing'})`)
      await until(() => needs(element).join() === wanted.join(), `${wanted} for '${typed}'`)
    }
  })

  it('are lines of a list, and nothing that looks as if it could be chosen', async () => {
    const element = place()
    await fill(element, 'Password', 'aB')
    await until(() => needs(element).some(text => text?.includes('(done)')), 'a need that is met')
    const marks = [...everything(element)].filter(node => node.matches('.cx-checklist-mark'))
    expect(marks.map(mark => mark.childElementCount)).to.deep.equal([0, 0, 1, 1, 0])
    for (const mark of marks) {
      const dot = getComputedStyle(mark, '::before')
      expect(Number.parseFloat(getComputedStyle(mark).borderWidth), 'no ring').to.equal(0)
      expect(Number.parseFloat(dot.borderWidth) || 0, 'no ring').to.equal(0)
      if (mark.childElementCount === 0) expect(Number.parseFloat(dot.width)).to.be.within(3, 8)
    }
  })

  it("follow the operator's policy", async () => {
    publishes({ password_policy: 'passphrase' })
    answer(CREATE, { success: true })
    const element = place()
    await until(() => needs(element).join() === 'at least 15 characters (missing)', 'the policy')
    await create(element, 'ada@school.test', 'fourteen chars')
    await see(element, 'Require a minimum of 15 characters.')
    await create(element, 'ada@school.test', 'los niños cantan en el río')
    await until(() => answered(CREATE).length === 1, 'the call')
    expect(answered(CREATE)[0]?.body.password).to.equal('los niños cantan en el río')
  })
})

import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $session } from '../../../src/core/session/session.ts'
import { signOut } from '../../../src/core/session/sign-in.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, hasFocus, modal, openModals } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { backOnline, outages } from '../../support/outages.ts'
import {
  byRole,
  field,
  fill,
  mount,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
} from '../../support/page.ts'
import { publishes, TEXTS } from '../../support/published-texts.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import '../../../src/widgets/change-password/element.ts'
import '../../../src/widgets/login/element.ts'

const CHANGE = 'POST /api/teacher/accounts/password'
const OLD = 'Summer_2025'
const GOOD = 'Autumn.2025'
const LABELS = ['Old Password', 'New Password', 'Confirm New Password'] as const

const place = () => mount('<cx-change-password></cx-change-password>')
const TAKEN = {
  success: true as const,
  message: 'the password was updated successfully.',
  data: { token: 't1', refreshToken: 'r1' },
}
const changes = () => answer(CHANGE, TAKEN)
const ready = (element: Element) => byRole(element, 'button', 'APPLY')

async function apply(element: Element, old = OLD, password = GOOD, again = password) {
  const typed = [old, password, again]
  for (const [index, label] of LABELS.entries()) await fill(element, label, typed[index] ?? '')
  await press(element, 'APPLY')
}

const values = async (element: Element) =>
  Promise.all(LABELS.map(async label => (await field(element, label)).value))

describe('<cx-change-password>', () => {
  beforeEach(() => publishes())
  beforeEach(() => signedIn())
  afterEach(unmountAll)

  it('renders', async () => {
    const element = place()
    await see(element, 'CHANGE PASSWORD')
    const kinds = ['current-password', 'new-password', 'new-password']
    for (const [index, label] of LABELS.entries()) {
      expect((await field(element, label)).autocomplete).to.equal(kinds[index])
    }
    for (const name of ['Cancel', 'APPLY']) await byRole(element, 'button', name)
  })

  it('is accessible', () => expectAccessibleLooks('cx-change-password', ready))

  it('fits from 320 to 1280 px', () => expectToFit('cx-change-password', ready))

  it('shows the sign-in in its place while nobody is signed in', async () => {
    answer('POST /api/teacher/logout', { success: true })
    const element = place()
    await ready(element)
    await signOut()
    await byRole(element, 'button', 'LOG IN')
  })

  it('tells password managers whose password it is', async () => {
    const element = place()
    await ready(element)
    const name = element.shadowRoot?.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect(name?.value).to.equal('teacher@demo.test')
  })

  it('goes to My Classrooms by Cancel', async () => {
    const element = place()
    const path = nextPath(element)
    await press(element, 'Cancel')
    expect(await path).to.equal('/')
  })

  it('tells the page when the password is saved, says so, and goes to My Classrooms', async () => {
    changes()
    const element = place()
    const saved = nextEvent(element, 'cx-saved')
    await apply(element)
    await saved
    const told = await modal(element, 'PASSWORD CHANGED')
    await see(told, 'the password was updated successfully.')
    await expect(element).to.be.accessible()
    expect(answered(CHANGE).map(call => call.body)).to.deep.equal([{ passwordOld: OLD, password: GOOD }])
    const path = nextPath(element)
    await sendKeys({ press: 'Enter' })
    expect(await path).to.equal('/')
    await allClosed()
    expect(await values(element)).to.deep.equal(['', '', ''])
    expect($session.get()?.token).to.equal('t1')
  })

  it('works by the keyboard alone', async () => {
    changes()
    const element = place()
    ;(await field(element, 'Old Password')).focus()
    for (const [index, typed] of [OLD, GOOD, GOOD].entries()) {
      await sendKeys({ type: typed })
      // past the button that shows it
      for (let stop = 0; stop < (index < 2 ? 2 : 0); stop++) await sendKeys({ press: 'Tab' })
    }
    await sendKeys({ press: 'Enter' })
    await modal(element, 'PASSWORD CHANGED')
  })

  it('sends once for a double click', async () => {
    const saved = hold(CHANGE, TAKEN)
    const element = place()
    const typed = [OLD, GOOD, GOOD]
    for (const [index, label] of LABELS.entries()) await fill(element, label, typed[index] ?? '')
    const button = await ready(element)
    button.click()
    button.click()
    await see(element, 'Changing your password')
    button.click()
    saved()
    await modal(element, 'PASSWORD CHANGED')
    expect(answered(CHANGE)).to.have.length(1)
  })

  it('forgets what was typed when another teacher signs in', async () => {
    const element = place()
    await fill(element, 'Old Password', OLD)
    signedIn({ id: 's2', user: teacher({ id: 8, email: 'other@demo.test' }) })
    await until(
      () =>
        element.shadowRoot?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value ===
        'other@demo.test',
      'the other teacher',
    )
    expect(await values(element)).to.deep.equal(['', '', ''])
  })
})

describe('the rules of a changed password', () => {
  beforeEach(() => publishes())
  beforeEach(() => signedIn())
  afterEach(unmountAll)

  const rules: [old: string, password: string, again: string, at: string, seen: string][] = [
    ['', GOOD, GOOD, 'Old Password', 'Field required.'],
    [OLD, '', '', 'New Password', 'Field required.'],
    [OLD, GOOD, '', 'Confirm New Password', 'Field required.'],
    [OLD, 'Aut.202', 'Aut.202', 'New Password', 'Require a minimum of 8 characters.'],
    [OLD, 'Autumn.2025.leaves', 'Autumn.2025.leaves', 'New Password', 'Require a maximum of 16 characters.'],
    [OLD, 'Autumn.leaf', 'Autumn.leaf', 'New Password', 'Require Numeric characters.'],
    [OLD, 'AUTUMN.2025', 'AUTUMN.2025', 'New Password', 'Require Lowercase characters.'],
    [OLD, 'autumn.2025', 'autumn.2025', 'New Password', 'Require Uppercase characters.'],
    [
      OLD,
      'Autumn2025',
      'Autumn2025',
      'New Password',
      'Require at least one special character: !@#$%^&*)(+=._-',
    ],
    [OLD, OLD, OLD, 'New Password', 'The new password must differ from the old one.'],
    [OLD, GOOD, 'Autumn.2024', 'Confirm New Password', 'Passwords must match'],
    [OLD, 'Autumn.2025a', 'AUTUMN.2025a', 'Confirm New Password', 'Passwords must match'],
  ]
  for (const [old, password, again, at, seen] of rules) {
    it(`say '${seen}' at ${at}, on submit and on leaving it`, async () => {
      const element = place()
      await apply(element, old, password, again)
      await see(element, seen)
      await hasFocus(await field(element, at))
      expect((await field(element, at)).getAttribute('aria-invalid')).to.equal('true')
      unmountAll()

      const other = place()
      const typed = [old, password, again]
      for (const [index, label] of LABELS.entries()) await fill(other, label, typed[index] ?? '')
      ;(await byRole(other, 'button', 'Cancel')).focus()
      await see(other, seen)
      expect(answered(CHANGE)).to.have.length(0)
    })
  }

  it('let any old password be tried', async () => {
    changes()
    const element = place()
    await apply(element, 'x')
    await modal(element, 'PASSWORD CHANGED')
  })
})

describe('a password that is not changed', () => {
  beforeEach(() => publishes())
  beforeEach(() => signedIn())
  afterEach(unmountAll)

  const atFields: [field: 'passwordOld' | 'password', label: string, sentence: string][] = [
    ['passwordOld', 'Old Password', 'The old password is not correct.'],
    ['password', 'New Password', 'Require a minimum of 15 characters.'],
  ]
  for (const [name, label, sentence] of atFields) {
    it(`shows the server's word at ${label}`, async () => {
      answer(CHANGE, refusal(sentence, undefined, { [name]: [sentence] }), { status: 422 })
      const element = place()
      await apply(element)
      await see(element, sentence)
      await hasFocus(await field(element, label))
      expect(openModals()).to.have.length(0)
      await expect(element).to.be.accessible()
      expect(await values(element)).to.deep.equal([OLD, GOOD, GOOD])
      await fill(element, label, 'Winter.2025')
      await seeNoMore(element, sentence)
    })
  }

  const failures: typeof outages = [
    ...outages,
    ['the server has a fault', key => answer(key, refusal('A fault.'), { status: 500 }), 'A fault.'],
    [
      'the server says no without a word',
      key => answer(key, new Response('', { status: 503 })),
      'The password could not be changed. Please try again.',
    ],
  ]
  for (const [what, happens, seen] of failures) {
    it(`keeps what was typed when ${what}, and is tried again on request`, async () => {
      const element = place()
      await until(() => answered(TEXTS).length === 1, 'the policy')
      happens(CHANGE)
      await apply(element)
      const told = await modal(element, 'PASSWORD NOT CHANGED')
      await see(told, seen)
      expect(await values(element)).to.deep.equal([OLD, GOOD, GOOD])
      backOnline()
      changes()
      await press(told, 'Retry')
      await modal(element, 'PASSWORD CHANGED')
    })
  }

  it('is sent once more by two presses of Retry', async () => {
    answer(CHANGE, refusal('A fault.'), { status: 500 })
    const element = place()
    await apply(element)
    const told = await modal(element, 'PASSWORD NOT CHANGED')
    const saved = hold(CHANGE, TAKEN)
    const retry = await byRole(told, 'button', 'Retry')
    retry.click()
    retry.click()
    await until(() => answered(CHANGE).length > 1, 'the second call')
    retry.click()
    saved()
    await modal(element, 'PASSWORD CHANGED')
    expect(answered(CHANGE)).to.have.length(2)
  })

  it('gives way to the sign-in when the session has ended meanwhile', async () => {
    answer(CHANGE, refusal('Please log in again.'), { status: 401 })
    const element = place()
    await apply(element)
    // the sign-in is inert as long as this stands before it
    await press(await modal(element, 'LOGGED OUT'), 'OK')
    await allClosed()
    await byRole(element, 'button', 'LOG IN')
  })
})

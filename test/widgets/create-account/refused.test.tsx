import { expect } from '@open-wc/testing'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, hasFocus, modal, openModals } from '../../support/modals.ts'
import { backOnline, outages } from '../../support/outages.ts'
import { byRole, field, fill, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { publishes, TEXTS } from '../../support/published-texts.ts'
import { agree, CREATE, create, creates, fillAll, GOOD, place } from './a-create-account.ts'

const FALLBACK = 'An error occurred while trying to create the account, please contact an administrator.'

/** Also while a modal is open, which hides the form from assistive technology. */
function keepsWhatWasTyped(element: Element) {
  const controls = [...(element.shadowRoot?.querySelectorAll('input') ?? [])]
  const values = controls.map(({ type, checked, value }) => (type === 'checkbox' ? checked : value))
  expect(values).to.deep.equal(['ada@school.test', GOOD, GOOD, true])
}

describe('an account that is not created', () => {
  beforeEach(() => publishes())
  afterEach(unmountAll)

  it("tells the server's word on the email, in a modal and then at the field", async () => {
    const sentence = 'The email has already been taken.'
    answer(CREATE, refusal(sentence, undefined, { email: [sentence] }), { status: 422 })
    const element = place()
    await create(element)
    const told = await modal(element, 'ACCOUNT NOT CREATED')
    await see(told, sentence)
    await expect(element).to.be.accessible()
    await press(told, 'OK')
    await allClosed()
    keepsWhatWasTyped(element)
    await see(element, sentence)
    await fill(element, 'Email', 'other@school.test')
    await seeNoMore(element, sentence)
  })

  it("shows the server's word on the password at its field", async () => {
    const errors = { password: ['Require a minimum of 15 characters.', 'And more.'] }
    answer(CREATE, refusal('Require a minimum of 15 characters.', undefined, errors), { status: 422 })
    const element = place()
    await create(element)
    await see(element, 'Require a minimum of 15 characters.')
    await hasFocus(await field(element, 'Password'))
    expect(openModals()).to.have.length(0)
    keepsWhatWasTyped(element)
  })

  const refusals: [what: string, status: number, retry: boolean][] = [
    ['a fault of the server', 500, true],
    ['a service that is not available', 503, true],
    ['a page that may not use it', 403, false],
    ['input that no field is to blame for', 422, false],
  ]
  for (const [what, status, retry] of refusals) {
    it(`is told in the words of the specification for ${what}`, async () => {
      answer(CREATE, refusal('Something else.'), { status })
      const element = place()
      await create(element)
      const told = await modal(element, 'ACCOUNT NOT CREATED')
      await see(told, FALLBACK)
      expect(told.textContent).not.to.include('Something else.')
      await press(told, retry ? 'Cancel' : 'OK')
      await allClosed()
      keepsWhatWasTyped(element)
      expect(answered(CREATE)).to.have.length(1)
    })
  }

  for (const [what, happens, seen] of outages) {
    it(`keeps what was typed when ${what}, and is tried again on request`, async () => {
      const element = place()
      await fillAll(element)
      happens(CREATE)
      await press(element, 'CREATE')
      const told = await modal(element, 'ACCOUNT NOT CREATED')
      await see(told, seen)
      keepsWhatWasTyped(element)
      backOnline()
      creates()
      await press(told, 'Retry')
      await modal(element, 'EMAIL VERIFICATION')
    })
  }

  it('cannot be agreed to while the texts are out of reach; they are loaded again on request', async () => {
    answer(TEXTS, refusal('Not now.'), { status: 503 })
    const element = place()
    await see(element, 'The terms and the privacy policy could not be loaded.')
    await expect(element).to.be.accessible()
    await fill(element, 'Email', 'ada@school.test')
    await fill(element, 'Password', GOOD)
    await fill(element, 'Confirm Password', GOOD)
    expect((await byRole(element, 'button', 'CREATE')).matches(':disabled')).to.equal(true)
    publishes()
    await press(element, 'Retry')
    await agree(element)
    creates()
    await press(element, 'CREATE')
    await modal(element, 'EMAIL VERIFICATION')
  })
})

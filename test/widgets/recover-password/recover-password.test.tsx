import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
import { allClosed, hasFocus, modal, openModals, sentences } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { backOnline, outages } from '../../support/outages.ts'
import { byRole, field, fill, mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { publishes, TEXTS } from '../../support/published-texts.ts'
import { until } from '../../support/until.ts'
import '../../../src/widgets/recover-password/element.ts'

const RECOVER = 'POST /api/teacher/password/recover'
const TOKEN = 'kCz6xH0w_b3-Vq8YtLm2Rj7nPd5sFg1a'
const LINK = `token="${TOKEN}" email="ada@school.test"`
const GOOD = 'Autumn.2025'

/** The specification's sentence. */
const FAILED = 'An error occurred while trying to recover the password, please contact an administrator.'

const place = (attributes = LINK) => mount(`<cx-recover-password ${attributes}></cx-recover-password>`)
const recovers = () => answer(RECOVER, { success: true, message: 'It has been set. Please log in.' })
const ready = (element: Element) => byRole(element, 'button', 'APPLY')

async function apply(element: Element, password = GOOD, again = password) {
  await fill(element, 'New Password', password)
  await fill(element, 'Confirm Password', again)
  await press(element, 'APPLY')
}

describe('<cx-recover-password>', () => {
  beforeEach(() => publishes())
  afterEach(unmountAll)

  it('renders', async () => {
    const element = place()
    await see(element, 'RECOVER PASSWORD')
    await see(element, 'Choose a new password for ada@school.test.')
    for (const label of ['New Password', 'Confirm Password']) {
      expect((await field(element, label)).autocomplete).to.equal('new-password')
    }
    for (const name of ['CANCEL', 'APPLY']) await byRole(element, 'button', name)
  })

  it('is accessible', () => expectAccessibleLooks('cx-recover-password', ready, LINK))

  it('fits from 320 to 1280 px', () => expectToFit('cx-recover-password', ready, LINK))

  it('tells password managers whose password it is', async () => {
    const element = place()
    await ready(element)
    const name = element.shadowRoot?.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect(name?.value).to.equal('ada@school.test')
    expect(name?.checkVisibility()).to.equal(false)
  })

  it('goes to the login by CANCEL', async () => {
    const element = place()
    const path = nextPath(element)
    await press(element, 'CANCEL')
    expect(await path).to.equal('/security/login')
  })

  it('sends the password with what the link says, tells the page, and goes to the login', async () => {
    recovers()
    const element = place()
    const told = nextEvent(element, 'cx-saved')
    ;(await field(element, 'New Password')).focus()
    await sendKeys({ type: GOOD })
    for (let stop = 0; stop < 2; stop++) await sendKeys({ press: 'Tab' })
    await sendKeys({ type: GOOD })
    await sendKeys({ press: 'Enter' })
    await told
    const dialog = await modal(element, 'PASSWORD RECOVERED')
    await see(dialog, 'It has been set. Please log in.')
    await expect(element).to.be.accessible()
    expect(answered(RECOVER).map(call => call.body)).to.deep.equal([
      { password: GOOD, email: 'ada@school.test', token: TOKEN },
    ])
    expect((await field(element, 'New Password')).value).to.equal('')
    const path = nextPath(element)
    await press(dialog, 'OK')
    expect(await path).to.equal('/security/login')
  })

  it('sends once for a double click', async () => {
    const set = hold(RECOVER, { success: true })
    const element = place()
    await fill(element, 'New Password', GOOD)
    await fill(element, 'Confirm Password', GOOD)
    const button = await ready(element)
    button.click()
    button.click()
    await see(element, 'Setting your new password')
    button.click()
    set()
    await see(element, 'The new password has been set. Please log in.')
    expect(answered(RECOVER)).to.have.length(1)
  })

  const rules: [password: string, again: string, seen: string][] = [
    ['', '', 'Field required.'],
    [GOOD, '', 'Field required.'],
    ['Aut.202', 'Aut.202', 'Require a minimum of 8 characters.'],
    ['Autumn.leaf', 'Autumn.leaf', 'Require Numeric characters.'],
    ['AUTUMN.2025', 'AUTUMN.2025', 'Require Lowercase characters.'],
    ['autumn.2025', 'autumn.2025', 'Require Uppercase characters.'],
    ['Autumn2025', 'Autumn2025', 'Require at least one special character: !@#$%^&*)(+=._-'],
    [GOOD, 'Autumn.2024', 'Passwords must match'],
    [GOOD, 'AUTUMN.2025', 'Passwords must match'],
  ]
  for (const [password, again, seen] of rules) {
    it(`says '${seen}' for '${password}' and '${again}', and sends nothing`, async () => {
      const element = place()
      await apply(element, password, again)
      await see(element, seen)
      await hasFocus(element.shadowRoot?.querySelector('[aria-invalid]') as Element)
      expect(answered(RECOVER)).to.have.length(0)
    })
  }

  it("follows the operator's policy", async () => {
    publishes({ password_policy: 'passphrase' })
    recovers()
    const element = place()
    await see(element, 'at least 15 characters')
    await apply(element, 'los niños cantan en el río')
    await modal(element, 'PASSWORD RECOVERED')
  })

  it('goes by the specification while the policy is out of reach', async () => {
    answer(TEXTS, refusal('Not now.'), { status: 503 })
    recovers()
    const element = place()
    await until(() => answered(TEXTS).length === 1, 'the question')
    await apply(element, 'los niños cantan en el río')
    await see(element, 'Require a maximum of 16 characters.')
    await apply(element)
    await modal(element, 'PASSWORD RECOVERED')
  })
})

describe('a recovery link', () => {
  afterEach(unmountAll)

  const cutOff = [
    ['nothing', ''],
    ['no token', 'email="ada@school.test"'],
    ['no email', `token="${TOKEN}"`],
    ['a token that was cut off', 'token="kCz6xH" email="ada@school.test"'],
    ['an email that was cut off', `token="${TOKEN}" email="ada@sch"`],
    ['a token that is a path', `token="../../accounts/verify/${TOKEN}" email="ada@school.test"`],
    ['what stands in the address after reading it', 'token="-"'],
  ] as const
  for (const [what, attributes] of cutOff) {
    it(`with ${what} says so, sends nothing and leads to a new mail`, async () => {
      const element = place(attributes)
      await see(
        element,
        'This link is not complete. Please open it again from the email, or ask for a new one.',
      )
      await expect(element).to.be.accessible()
      expect(element.shadowRoot?.querySelector('input')).to.equal(null)
      await byRole(element, 'link', 'Go to the login')
      const path = nextPath(element)
      await press(element, 'ASK FOR A NEW EMAIL')
      expect(await path).to.equal('/security/forgot-password')
    })
  }

  it('is read again when the page puts another one in', async () => {
    publishes()
    const element = place('')
    await see(element, 'This link is not complete.')
    element.setAttribute('token', TOKEN)
    element.setAttribute('email', 'ada@school.test')
    await ready(element)
  })

  const useless = [
    [410, 'This link has expired. Please ask for a new one.'],
    [410, 'This link has been used already. Please ask for a new one.'],
    [404, 'This link is not complete or not valid any more.'],
  ] as const
  for (const [status, sentence] of useless) {
    it(`that is of no use leads to a new mail: ${sentence}`, async () => {
      publishes()
      answer(RECOVER, refusal(sentence), { status })
      const element = place()
      await apply(element)
      const told = await modal(element, 'LINK NOT VALID')
      expect(sentences(told)).to.deep.equal([FAILED, sentence])
      await expect(element).to.be.accessible()
      const path = nextPath(element)
      await press(told, 'ASK FOR A NEW EMAIL')
      expect(await path).to.equal('/security/forgot-password')
      await press(told, 'Close')
      await allClosed()
      expect((await field(element, 'New Password')).value).to.equal(GOOD)
    })
  }
})

describe('a password that is not recovered', () => {
  beforeEach(() => publishes())
  afterEach(unmountAll)

  it("shows the server's word on the password at its field", async () => {
    const errors = { password: ['Require a minimum of 15 characters.'] }
    answer(RECOVER, refusal('Something else.', undefined, errors), { status: 422 })
    const element = place()
    await apply(element)
    await see(element, 'Require a minimum of 15 characters.')
    await hasFocus(await field(element, 'New Password'))
    expect(openModals()).to.have.length(0)
  })

  const failures: typeof outages = [
    ...outages,
    ['the server has a fault', key => answer(key, refusal('A fault.'), { status: 500 }), FAILED],
  ]
  for (const [what, happens, seen] of failures) {
    it(`keeps what was typed when ${what}, and is tried again on request`, async () => {
      const element = place()
      await until(() => answered(TEXTS).length === 1, 'the policy')
      happens(RECOVER)
      await apply(element)
      const told = await modal(element, 'PASSWORD NOT RECOVERED')
      await see(told, seen)
      expect((await field(element, 'Confirm Password')).value).to.equal(GOOD)
      backOnline()
      recovers()
      await press(told, 'Retry')
      await modal(element, 'PASSWORD RECOVERED')
    })
  }

  it('is told in the words of the specification when the server refuses', async () => {
    answer(RECOVER, refusal('Something else.'), { status: 422 })
    const element = place()
    await apply(element)
    const told = await modal(element, 'PASSWORD NOT RECOVERED')
    expect(sentences(told)).to.deep.equal([
      FAILED,
      'Your password is the same as before. Please ask for a new email and use its link.',
    ])
    await press(told, 'OK')
    await allClosed()
  })

  it('is told when it can be tried again, under those words', async () => {
    const headers = { 'retry-after': '1800' }
    answer(RECOVER, refusal('Too many attempts.'), { status: 429, headers })
    const element = place()
    await apply(element)
    const told = await modal(element, 'PASSWORD NOT RECOVERED')
    expect(sentences(told)).to.deep.equal([FAILED, 'Too many attempts. You can try again in 30 minutes.'])
  })

  it('is told that trying again may help where the server has a fault', async () => {
    answer(RECOVER, refusal('A fault.'), { status: 500 })
    const element = place()
    await apply(element)
    const told = await modal(element, 'PASSWORD NOT RECOVERED')
    expect(sentences(told)).to.deep.equal([FAILED, 'Your password is the same as before. Please try again.'])
  })
})

import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { CALL_TIMEOUT_MS } from '../../../src/contract/limits/polling.ts'
import { platform } from '../../../src/core/platform.ts'
import { $session } from '../../../src/core/session/session.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, hasFocus, modal, openModals } from '../../support/modals.ts'
import { byRole, field, fill, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { LOGIN, letsIn, logIn, place, refuses, VERIFY } from './a-login.ts'

/** Nothing typed is lost. */
async function keepsWhatWasTyped(element: Element, email = 'ada@school.test', password = 'Autumn.2025') {
  expect((await field(element, 'Email')).value).to.equal(email)
  expect((await field(element, 'Password')).value).to.equal(password)
}

describe('a login that is refused', () => {
  afterEach(unmountAll)

  it('says that email or password are wrong, and keeps both', async () => {
    refuses(401, 'Wrong email or password')
    const element = place()
    await logIn(element)
    const told = await modal(element, 'LOGIN ERROR')
    expect(told.textContent).to.include('Wrong email or password')
    await byRole(told, 'link', 'Forgot Password')
    await expect(element).to.be.accessible()
    await sendKeys({ press: 'Enter' })
    await allClosed()
    await keepsWhatWasTyped(element)
    await hasFocus(await byRole(element, 'button', 'LOG IN'))
    expect($session.get()).to.equal(null)
  })

  it('closes by Escape and gives the focus back to where it was', async () => {
    refuses(401, 'Wrong email or password')
    const element = place()
    await fill(element, 'Email', 'ada@school.test')
    await fill(element, 'Password', 'Autumn.2025')
    await sendKeys({ press: 'Enter' })
    await modal(element, 'LOGIN ERROR')
    await sendKeys({ press: 'Escape' })
    await allClosed()
    await hasFocus(await field(element, 'Password'))
  })

  it('says that the account is locked, with the support email of the brand', async () => {
    refuses(401, 'Your account has been locked. Please contact support.', 20)
    const element = place('brand="players"')
    await logIn(element)
    const told = await modal(element, 'Account locked')
    expect(told.textContent).to.include('Your account has been locked. Please contact support')
    const support = await byRole(told, 'link', 'support@players.example')
    expect(support).to.have.property('href', 'mailto:support@players.example')
    await expect(element).to.be.accessible()
    await press(told, 'OK')
    await allClosed()
    await keepsWhatWasTyped(element)
  })

  it('points to the student site when what was typed is no email, and sends nothing', async () => {
    for (const [brand, site] of [
      ['default', 'https://teach.example/demo/student/'],
      ['players', 'https://teach.example/demo/student/?brand=players'],
    ]) {
      const element = place(`brand="${brand}" host-url="https://teach.example"`)
      await logIn(element, 'ada.moreno', '')
      const told = await modal(element, 'ARE YOU A STUDENT?')
      expect(await byRole(told, 'link', 'Go to the student site')).to.have.property('href', site)
      await expect(element).to.be.accessible()
      await press(told, 'Cancel')
      await allClosed()
      await keepsWhatWasTyped(element, 'ada.moreno', '')
      unmountAll()
    }
    expect(answered(LOGIN)).to.have.length(0)
  })

  it("shows the server's sentences at the fields they are about", async () => {
    refuses(422, 'Some of the information is missing or not valid.', undefined, { email: ['Not this one.'] })
    const element = place()
    await logIn(element)
    await see(element, 'Not this one.')
    await hasFocus(await field(element, 'Email'))
    expect(openModals()).to.have.length(0)
    await fill(element, 'Email', 'other@school.test')
    await seeNoMore(element, 'Not this one.')
  })
})

describe('a login that fails', () => {
  const { after, fetch } = platform
  afterEach(unmountAll)
  afterEach(() => Object.assign(platform, { after, fetch }))

  const page = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
  const failures: [what: string, happens: () => void, seen: string][] = [
    [
      'the network is down',
      () => Object.assign(platform, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
      'The service cannot be reached. Check your internet connection and try again. If it stays so, tell whoever looks after this page.',
    ],
    [
      'the server is slow',
      () => {
        const soon = (ms: number, job: () => void) => after(ms === CALL_TIMEOUT_MS ? 20 : ms, job)
        Object.assign(platform, { after: soon })
        answer(LOGIN, () => new Promise(() => {}))
      },
      'The service takes too long to answer. Please try again.',
    ],
    [
      'a proxy answers HTML',
      () => answer(LOGIN, page),
      'The answer cannot be read, or does not come from the service. Please try again in a moment. If it stays so, tell whoever looks after this page.',
    ],
    [
      'the answer has no tokens',
      () => answer(LOGIN, Response.json({ success: true, data: { id: 7 } })),
      'The answer cannot be read, or does not come from the service. Please try again in a moment. If it stays so, tell whoever looks after this page.',
    ],
    [
      'a proxy wants a login of its own',
      () => answer(LOGIN, new Response('<h1>Login</h1>', { status: 401 })),
      'The answer cannot be read, or does not come from the service. Please try again in a moment. If it stays so, tell whoever looks after this page.',
    ],
    [
      'there were too many attempts',
      () => {
        const headers = { 'retry-after': '60' }
        answer(LOGIN, refusal('Too many attempts. Please try again later.'), { status: 429, headers })
      },
      'Too many attempts. Please try again later. You can try again in 1 minute.',
    ],
    [
      'the server has a fault',
      () => refuses(500, 'Something went wrong on our side. Please try again.'),
      'Something went wrong on our side. Please try again.',
    ],
    [
      'the server says no without a word',
      () => answer(LOGIN, new Response('', { status: 503 })),
      'The login could not be completed. Please try again.',
    ],
    [
      'the page may not use the service',
      () => refuses(403, 'This page may not use the service.', 12),
      'This page may not use the service.',
    ],
  ]
  for (const [what, happens, seen] of failures) {
    it(`says so when ${what}, and tries again on request`, async () => {
      happens()
      const element = place()
      await logIn(element)
      const told = await modal(element, 'LOGIN ERROR')
      expect(told.textContent).to.include(seen)
      await keepsWhatWasTyped(element)
      Object.assign(platform, { after, fetch })
      letsIn()
      await press(told, 'Retry')
      await see(element, 'You are logged in as Ada Moreno')
    })
  }

  it('is accessible while it says so, and can be left', async () => {
    refuses(503, 'The service is not available right now. Please try again.')
    const element = place()
    await logIn(element)
    const told = await modal(element, 'LOGIN ERROR')
    await expect(element).to.be.accessible()
    await press(told, 'Cancel')
    await allClosed()
    await keepsWhatWasTyped(element)
    expect(answered(LOGIN)).to.have.length(1)
  })
})

describe('an email that is not verified', () => {
  beforeEach(() => refuses(403, 'Please verify your email before you log in.', 24))
  afterEach(unmountAll)

  async function told(element: Element) {
    await logIn(element)
    return modal(element, 'EMAIL NOT VERIFIED')
  }

  it('is told, with the email that was typed', async () => {
    const element = place()
    const dialog = await told(element)
    expect((await field(dialog, 'Email')).value).to.equal('ada@school.test')
    await see(dialog, 'Please verify your email before you log in.')
    await expect(element).to.be.accessible()
    await sendKeys({ press: 'Escape' })
    await allClosed()
    await keepsWhatWasTyped(element)
  })

  it('gets another mail, once for a double click, and says that it was sent', async () => {
    const sent = hold(VERIFY, { success: true, message: 'The verification email has been sent.' })
    const dialog = await told(place())
    const resend = await byRole(dialog, 'button', 'RESEND')
    resend.click()
    resend.click()
    await until(() => answered(VERIFY).length > 0, 'the call')
    resend.click()
    sent()
    await see(dialog, 'The verification email has been sent.')
    expect(answered(VERIFY).map(call => call.body)).to.deep.equal([{ email: 'ada@school.test' }])
    await expect(dialog).to.be.accessible()
  })

  it('says so in its own words when the server has none', async () => {
    answer(VERIFY, { success: true })
    const dialog = await told(place())
    await press(dialog, 'RESEND')
    await see(dialog, 'The verification email has been sent.')
  })

  it('says that no mail could be sent, and tries again', async () => {
    answer(VERIFY, new Response('', { status: 500 }))
    const dialog = await told(place())
    await press(dialog, 'RESEND')
    await see(dialog, 'The verification email could not be sent. Please try again.')
    answer(VERIFY, refusal('Too many attempts.'), { status: 429 })
    await press(dialog, 'RESEND')
    await see(dialog, 'Too many attempts.')
    answer(VERIFY, { success: true })
    await press(dialog, 'RESEND')
    await see(dialog, 'The verification email has been sent.')
    await seeNoMore(dialog, 'Too many attempts.')
  })

  it('asks for a valid email, and sends to the one that is there then', async () => {
    answer(VERIFY, { success: true })
    const dialog = await told(place())
    for (const email of ['', 'ada', 'ada@school']) {
      await fill(dialog, 'Email', email)
      await press(dialog, 'RESEND')
      await see(dialog, /Field required(?!\.)/)
    }
    expect(answered(VERIFY)).to.have.length(0)
    await fill(dialog, 'Email', 'moreno@school.test')
    await seeNoMore(dialog, 'Field required')
    ;(await field(dialog, 'Email')).focus()
    await sendKeys({ press: 'Enter' })
    await see(dialog, 'The verification email has been sent.')
    expect(answered(VERIFY).map(call => call.body)).to.deep.equal([{ email: 'moreno@school.test' }])
  })
})

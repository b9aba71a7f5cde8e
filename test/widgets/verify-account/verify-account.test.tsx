import { expect } from '@open-wc/testing'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { expectAccessibleLooks, expectToFit } from '../../support/looks.ts'
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
import { until } from '../../support/until.ts'
import { aLink, place, RESEND, refuses, secretOf, VERIFY, verifies } from './a-verification.ts'

const EXPIRED =
  'The verification link has expired. Please ask for a new one; the new link will expire in 24 hours.'
const FAILED = 'An error occurred while trying to verify the account, please contact an administrator.'

describe('<cx-verify-account>', () => {
  afterEach(unmountAll)

  it('renders', async () => {
    verifies()
    const element = place()
    await see(element, 'EMAIL VERIFICATION')
    await byRole(element, 'link', 'LOG IN')
  })

  it('is accessible', async () => {
    verifies()
    await expectAccessibleLooks(
      'cx-verify-account',
      element => byRole(element, 'link', 'LOG IN'),
      `url="${aLink()}"`,
    )
    const resend = (element: Element) => byRole(element, 'button', 'RESEND')
    await expectAccessibleLooks('cx-verify-account', resend)
    refuses(500, 'A fault.')
    const retry = (element: Element) => byRole(element, 'button', 'Retry')
    await expectAccessibleLooks('cx-verify-account', retry, `url="${aLink()}"`)
  })

  it('fits from 320 to 1280 px', () =>
    expectToFit('cx-verify-account', element => byRole(element, 'button', 'RESEND')))
})

describe('a verification link', () => {
  afterEach(unmountAll)

  it('is posted to the API of the page, shows that it is under way, and leads to the login', async () => {
    const verified = hold(VERIFY, {
      success: true,
      data: { email: 'ada@school.test', is_players: false },
    })
    const link = aLink()
    const element = place(link)
    const told = nextEvent(element, 'cx-verified')
    await see(element, 'Your email is being verified')
    expect(element.shadowRoot?.querySelector('[role=progressbar]')).not.to.equal(null)
    await expect(element).to.be.accessible()
    verified()
    await see(element, 'Your email has been verified. You can log in now.')
    expect((await told).detail).to.deep.equal({ email: 'ada@school.test', is_players: false })
    const [call] = answered(VERIFY)
    expect(call?.params).to.deep.equal({ a: 7, b: secretOf(link) })
    expect(call?.url.origin).to.equal(location.origin)
    const path = nextPath(element)
    await press(element, 'LOG IN')
    expect(await path).to.equal('/security/login')
  })

  it("says the server's sentence", async () => {
    verifies()
    await see(place(), 'Verified. You can log in now.')
  })

  for (const [what, attributes, isPlayers] of [
    ['the link says so', 'players-trust', false],
    ['the account says so', '', true],
  ] as const) {
    it(`leads to the login of the players program when ${what}`, async () => {
      verifies(isPlayers)
      const element = place(aLink(), attributes)
      const path = nextPath(element)
      await press(element, 'LOG IN')
      expect(await path).to.equal('/security/login?players-trust=1')
    })
  }

  it('is taken once, however often it is shown, moved or put back', async () => {
    verifies()
    const link = aLink()
    const element = place(link)
    const second = place(link)
    mount('<section></section>').append(element)
    await byRole(element, 'link', 'LOG IN')
    await byRole(second, 'link', 'LOG IN')
    element.remove()
    await settle()
    document.body.append(element)
    await byRole(element, 'link', 'LOG IN')
    element.remove()
    expect(answered(VERIFY)).to.have.length(1)
  })

  it('goes on when the element is taken away meanwhile', async () => {
    const verified = hold(VERIFY, {
      success: true,
      data: { email: 'ada@school.test', is_players: false },
    })
    const link = aLink()
    place(link)
    await until(() => answered(VERIFY).length === 1, 'the call')
    unmountAll()
    const again = place(link)
    await see(again, 'Your email is being verified')
    expect(answered(VERIFY)[0]?.signal.aborted).to.equal(false)
    verified()
    await byRole(again, 'link', 'LOG IN')
    expect(answered(VERIFY)).to.have.length(1)
  })

  it('gives way to another one', async () => {
    answer(VERIFY, ({ params }) => (String(params.b) === 'later' ? later() : new Promise(() => {})))
    const later = () => Response.json({ success: true, data: { email: 'b@school.test', is_players: false } })
    const element = place()
    await see(element, 'Your email is being verified')
    const told = nextEvent<{ email: string }>(element, 'cx-verified')
    element.setAttribute('url', '/api/teacher/accounts/verify/8/later')
    expect((await told).detail.email).to.equal('b@school.test')
  })
})

describe('a verification link that does not verify', () => {
  afterEach(unmountAll)

  const useless: [what: string, status: number, code: number, message: string, seen: string][] = [
    ['has expired', 410, 23, 'Expired.', EXPIRED],
    ['was used', 410, 24, 'This link has been used already.', 'This link has been used already.'],
    ['is not known', 404, 24, '', 'This verification link is not valid any more. Please ask for a new one.'],
  ]
  for (const [what, status, code, message, seen] of useless) {
    it(`and ${what} can be replaced by a new one`, async () => {
      refuses(status, message, code)
      const sent = hold(RESEND, { success: true, message: 'The verification email has been sent.' })
      const element = place()
      await see(element, seen)
      await fill(element, 'Email', ' ada@school.test ')
      const button = await byRole(element, 'button', 'RESEND')
      button.click()
      button.click()
      await see(element, 'Sending the verification email')
      sent()
      await see(element, 'The verification email has been sent.')
      expect(answered(RESEND).map(call => call.body)).to.deep.equal([{ email: 'ada@school.test' }])
      await expect(element).to.be.accessible()
      const path = nextPath(element)
      await press(element, 'Go to the login')
      expect(await path).to.equal('/security/login')
    })
  }

  it('asks for a valid email', async () => {
    refuses(410, 'Expired.', 23)
    const element = place()
    for (const email of ['', 'ada', 'ada@school']) {
      await fill(element, 'Email', email)
      await press(element, 'RESEND')
      await see(element, /Field required(?!\.)/)
    }
    expect((await field(element, 'Email')).getAttribute('aria-invalid')).to.equal('true')
    expect(answered(RESEND)).to.have.length(0)
    await fill(element, 'Email', 'ada@school.test')
    await seeNoMore(element, 'Field required')
  })

  it('says that no mail could be sent, and tries again', async () => {
    refuses(410, 'Expired.', 23)
    answer(RESEND, refusal('Several emails have been sent already.'), { status: 429 })
    const element = place()
    await fill(element, 'Email', 'ada@school.test')
    await press(element, 'RESEND')
    await see(element, 'Several emails have been sent already.')
    answer(RESEND, { success: true })
    await press(element, 'RESEND')
    await see(element, 'The verification email has been sent.')
    await seeNoMore(element, 'Several emails have been sent already.')
  })

  const failures: typeof outages = [
    ...outages,
    ['the server has a fault', key => answer(key, refusal('A fault.'), { status: 500 }), FAILED],
    ['the server refuses', key => answer(key, refusal('No.'), { status: 422 }), FAILED],
  ]
  for (const [what, happens, seen] of failures) {
    it(`is tried again on request when ${what}`, async () => {
      happens(VERIFY)
      const element = place()
      await see(element, seen)
      await byRole(element, 'link', 'support@luv.example')
      backOnline()
      verifies()
      await press(element, 'Retry')
      await byRole(element, 'link', 'LOG IN')
    })
  }
})

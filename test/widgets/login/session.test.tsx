import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { platform } from '../../../src/core/platform.ts'
import { $session, $user } from '../../../src/core/session/session.ts'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { defineWidget } from '../../../src/element/define-widget.ts'
import type { WidgetHandle } from '../../../src/element/types.ts'
import { answer, answered, hold } from '../../support/answer.ts'
import { hasFocus, modal, openModals } from '../../support/modals.ts'
import { departuresIn } from '../../support/navigation.ts'
import { byRole, field, mount, nextEvent, press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { LOGIN, LOGOUT, letsIn, logIn, place, type SignedIn } from './a-login.ts'

const newcomer = { first_name: null, last_name: null, full_name: '', last_time_login: null } as const

/** What a page has beside the sign-in. */
const NeedsSession = (_: { widget: WidgetHandle }) => <p>My classrooms are here</p>

describe('the welcome of a newcomer', () => {
  afterEach(unmountAll)

  it('comes before the page has the session; closing it gives the session and leads to the profile', async () => {
    letsIn(newcomer)
    const element = place()
    const order: string[] = []
    element.addEventListener('cx-signed-in', () => order.push(`signed in: ${$user.get()?.email}`))
    element.addEventListener('cx-navigate', event => {
      order.push((event as CustomEvent<{ path: string }>).detail.path)
      event.preventDefault()
    })
    await logIn(element)
    const welcome = await modal(element, 'WELCOME!')
    await see(welcome, 'Please complete your teacher profile to begin.')
    await expect(element).to.be.accessible()
    expect($session.get()).to.equal(null)
    await sendKeys({ press: 'Escape' })
    // the browser may close it at a key that no gesture came before; it is opened again at once
    await until(() => welcome.open, 'the welcome to stay')
    expect(order).to.deep.equal([])
    await press(welcome, 'COMPLETE PROFILE')
    expect(order).to.deep.equal(['signed in: teacher@demo.test', '/account/new-profile'])
    expect($session.get()?.token).to.equal('access')
    expect(answered(LOGIN)).to.have.length(1)
  })

  it('leads nowhere when the page says that it will go elsewhere itself', async () => {
    letsIn(newcomer)
    const element = place()
    const asked: Event[] = []
    element.addEventListener('cx-navigate', event => asked.push(event))
    element.addEventListener('cx-signed-in', event => event.preventDefault())
    await logIn(element)
    await press(await modal(element, 'WELCOME!'), 'COMPLETE PROFILE')
    expect($session.get()).not.to.equal(null)
    expect(asked).to.deep.equal([])
  })

  it('leads nobody away from a page that goes nowhere, and leaves the way on as a link', async () => {
    letsIn(newcomer)
    const element = place('host-url="https://teach.example"')
    await logIn(element)
    const welcome = await modal(element, 'WELCOME!')
    expect(await departuresIn(() => press(welcome, 'COMPLETE PROFILE'))).to.deep.equal([])
    const link = await byRole(element, 'link', 'COMPLETE PROFILE')
    expect(link).to.have.property('href', 'https://teach.example/account/new-profile')
    await expect(element).to.be.accessible()
  })

  it('leaves no such link to who is not new', async () => {
    signedIn()
    const element = place()
    await byRole(element, 'button', 'LOG OUT')
    expect(element.shadowRoot?.querySelector('a')).to.equal(null)
  })

  for (const [who, changes] of [
    ['has a name', { last_time_login: null }],
    ['has been here before', { first_name: null }],
  ] as const) {
    it(`does not come for who ${who}`, async () => {
      letsIn(changes)
      const element = place()
      const told = nextEvent<SignedIn>(element, 'cx-signed-in')
      await logIn(element)
      await told
      expect(openModals()).to.have.length(0)
    })
  }

  it('leaves no session on the server when the element goes away before it is closed', async () => {
    letsIn(newcomer)
    answer(LOGOUT, { success: true })
    const element = place()
    await logIn(element)
    await modal(element, 'WELCOME!')
    unmountAll()
    await until(() => answered(LOGOUT)[0], 'the logout')
    expect(answered(LOGOUT)[0]?.body).to.deep.equal({ refreshToken: 'refresh' })
    expect($session.get()).to.equal(null)
  })

  it('gives way when somebody is signed in by other means', async () => {
    letsIn(newcomer)
    answer(LOGOUT, { success: true })
    const element = place()
    await logIn(element)
    await modal(element, 'WELCOME!')
    signedIn()
    await see(element, 'You are logged in as Ada Moreno')
    await until(() => answered(LOGOUT)[0], 'the logout')
    expect($session.get()?.token).to.equal('t0')
  })
})

describe('one session for the page', () => {
  afterEach(unmountAll)

  it('says who is logged in, without a form, and what was typed elsewhere is forgotten', async () => {
    letsIn()
    answer(LOGOUT, { success: true })
    const first = place()
    const second = place('compact')
    const typed = await field(second, 'Password')
    typed.focus()
    await sendKeys({ type: 'left over' })
    await logIn(first)
    for (const element of [first, second]) {
      await see(element, 'You are logged in as Ada Moreno')
      await see(element, 'teacher@demo.test')
      await seeNoMore(element, 'TEACHER LOGIN')
      await expect(element).to.be.accessible()
    }
    expect(answered(LOGIN)).to.have.length(1)
    await press(first, 'LOG OUT')
    for (const element of [first, second]) {
      expect((await field(element, 'Email')).value).to.equal('')
      expect((await field(element, 'Password')).value).to.equal('')
    }
  })

  it('logs out, tells the page, and goes on in the form', async () => {
    answer(LOGOUT, { success: true })
    signedIn()
    const element = place()
    const told = nextEvent(document, 'cx-signed-out')
    await byRole(element, 'button', 'LOG OUT')
    await press(element, 'LOG OUT')
    await told
    expect($session.get()).to.equal(null)
    await hasFocus(await field(element, 'Email'))
    expect(openModals()).to.have.length(0)
  })

  it('goes on in the form also when LOG OUT is pressed as soon as it can be seen', async () => {
    answer(LOGOUT, { success: true })
    signedIn()
    const element = place()
    const root = element.shadowRoot as ShadowRoot
    const observer = new MutationObserver(() => {
      const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'LOG OUT')
      if (!button) return
      observer.disconnect()
      button.focus()
      button.click()
    })
    observer.observe(root, { childList: true, subtree: true })
    await hasFocus(await field(element, 'Email'))
  })

  it('stands in the place of what needs a session, and goes on', async () => {
    letsIn()
    defineWidget('cx-needs-session', NeedsSession)
    const element = mount('<cx-needs-session brand="players"></cx-needs-session>')
    await byRole(element, 'button', 'LOG IN')
    const signIn = element.shadowRoot?.querySelector('cx-login')
    expect(signIn).to.include({ compact: true })
    const told = nextEvent<SignedIn>(document, 'cx-signed-in')
    await logIn(element)
    expect((await told).target).to.equal(element)
    await see(element, 'My classrooms are here')
    expect(element.shadowRoot?.querySelector('cx-login')).to.equal(null)
  })

  it('calls a login off when the element goes away', async () => {
    answer(LOGIN, () => new Promise(() => {}))
    const element = place()
    let told = false
    element.addEventListener('cx-signed-in', () => {
      told = true
    })
    await logIn(element)
    await see(element, 'Logging in')
    unmountAll()
    letsIn()
    const next = place()
    await logIn(next)
    await see(next, 'You are logged in as')
    expect(told).to.equal(false)
  })

  it('gives back a session that comes after the login was called off', async () => {
    const { fetch } = platform
    const letIn = hold(LOGIN, {
      success: true,
      data: { ...teacher(), token: 'access', refreshToken: 'too-late' },
    })
    answer(LOGOUT, { success: true })
    // an answer that is on its way already comes, whoever has called it off
    platform.fetch = (request, init) => fetch(request, { ...init, signal: null })
    try {
      const element = place()
      await logIn(element)
      await until(() => answered(LOGIN)[0], 'the call')
      unmountAll()
      letIn()
      await until(() => answered(LOGOUT)[0], 'the logout')
    } finally {
      platform.fetch = fetch
    }
    expect(answered(LOGOUT)[0]?.body).to.deep.equal({ refreshToken: 'too-late' })
    expect($session.get()).to.equal(null)
  })

  it('keeps what was typed when the element is moved', async () => {
    const element = place()
    const email = await field(element, 'Email')
    email.focus()
    await sendKeys({ type: 'ada@school.test' })
    const elsewhere = mount('<section></section>')
    elsewhere.append(element)
    expect((await field(element, 'Email')).value).to.equal('ada@school.test')
  })
})

describe('a session that ended', () => {
  afterEach(unmountAll)

  const ends = [
    [
      'logged-out-by-server',
      'LOGGED OUT',
      'You have been logged out of your account, log back in. Please try again.',
    ],
    ['locked', 'Account locked', 'Your account has been locked. Please contact support'],
    ['refresh-failed', 'LOGGED OUT', 'Your session has ended. Please log in again.'],
    ['replaced', 'LOGGED OUT', 'Another account has logged in in this browser. Please log in again.'],
  ] as const
  for (const [reason, title, sentence] of ends) {
    it(`is told as ${reason}, and then the form has its turn`, async () => {
      const { id } = signedIn()
      const element = place()
      await see(element, 'You are logged in as')
      endSession(id, reason)
      const told = await modal(element, title)
      expect(told.textContent).to.include(sentence)
      await expect(element).to.be.accessible()
      if (reason === 'locked') await byRole(told, 'link', 'support@luv.example')
      await sendKeys({ press: 'Enter' })
      await until(() => openModals().length === 0, 'the modal to close')
      await hasFocus(await field(element, 'Email'))
    })
  }

  it('is told once, however many sign-ins there are, and by another when the one that told it goes away', async () => {
    const { id } = signedIn()
    const signIns = [place(), place()]
    for (const signIn of signIns) await see(signIn, 'You are logged in as')
    endSession(id, 'logged-out-by-server')
    await modal(document.body, 'LOGGED OUT')
    for (const signIn of signIns) await see(signIn, 'TEACHER LOGIN')
    expect(openModals()).to.have.length(1)
    const [teller, other] = openModals(signIns[0]).length > 0 ? signIns : signIns.reverse()
    teller?.remove()
    const told = await modal(other ?? document.body, 'LOGGED OUT')
    expect(openModals()).to.have.length(1)
    await press(told, 'OK')
    await until(() => openModals().length === 0, 'the modal to close')
    const third = place()
    await byRole(third, 'button', 'LOG IN')
    expect(openModals()).to.have.length(0)
  })

  it('is told again when it happens again', async () => {
    const element = place()
    for (let time = 0; time < 2; time++) {
      const { id } = signedIn()
      await see(element, 'You are logged in as')
      endSession(id, 'logged-out-by-server')
      await press(await modal(element, 'LOGGED OUT'), 'OK')
      await until(() => openModals().length === 0, 'the modal to close')
    }
  })
})

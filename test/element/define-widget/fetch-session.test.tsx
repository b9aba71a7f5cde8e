import { expect } from '@open-wc/testing'
import type { Reply } from '../../../src/contract/endpoints/all.ts'
import { CALL_TIMEOUT_MS } from '../../../src/contract/limits/polling.ts'
import { FETCHED_SESSION_LASTS_MS } from '../../../src/contract/limits/session.ts'
import { call } from '../../../src/core/http/call.ts'
import type { FetchSession } from '../../../src/core/session/fetch-session.ts'
import { $session } from '../../../src/core/session/session.ts'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { signOut } from '../../../src/core/session/sign-in.ts'
import { answer, refusal } from '../../support/answer.ts'
import { fakeClock, settle } from '../../support/clock.ts'
import { failureOf } from '../../support/failure-of.ts'
import { openModals } from '../../support/modals.ts'
import { mount, nextEvent, see, unmountAll } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { type ProbeElement, probe, rendered } from './define.ts'
import '../../../src/widgets/login/element.ts'

type Fetching = ProbeElement & { fetchSession?: unknown }
type Question = Parameters<FetchSession>[0]

const SUBJECTS = 'GET /api/teacher/subjects'
let count = 0

/** What the page's server gives: a login's answer, each time another one. */
const aLogin = (): Reply<'POST /api/teacher/login'> => {
  count += 1
  return {
    success: true,
    data: { ...teacher(), token: `fetched-${count}`, refreshToken: `of-fetch-${count}` },
  }
}

/** A page that is asked for sessions, and what it was asked. */
function aPage(answers: FetchSession = () => aLogin()) {
  const { tag } = probe(() => 'my classrooms', { session: 'required' })
  const questions: Question[] = []
  const fetchSession: FetchSession = question => {
    questions.push(question)
    return answers(question)
  }
  return {
    questions,
    reasons: () => questions.map(({ reason }) => reason),
    fetchSession,
    place(fetch: unknown = fetchSession) {
      const element = document.createElement(tag) as Fetching
      element.fetchSession = fetch
      mount('<div></div>').append(element)
      return element
    },
  }
}

/** It may stand behind the notice of why the session has ended. */
const showsSignIn = (element: Element) => see(element, 'LOG IN')

/** Events of this name that the document hears until the end of the test. */
function hear(name: string): CustomEvent[] {
  const events: CustomEvent[] = []
  const listener = (event: Event) => events.push(event as CustomEvent)
  document.addEventListener(name, listener)
  stops.push(() => document.removeEventListener(name, listener))
  return events
}
const stops: (() => void)[] = []

describe('fetchSession of an element', () => {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    unmountAll()
  })

  it('is asked where nobody is signed in, and no sign-in shows meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply<'POST /api/teacher/login'>>()
    const page = aPage(() => promise)
    const element = page.place()
    await rendered()
    expect(page.reasons()).to.deep.equal(['missing'])
    expect(element.shadowRoot?.querySelector('cx-login')).to.equal(null)
    expect(element.shadowRoot?.querySelector('[role=status]')?.ariaLabel).to.equal('Loading')
    resolve(aLogin())
    await see(element, 'my classrooms')
    expect($session.get()?.token).to.equal(`fetched-${count}`)
  })

  it('is not asked where somebody is signed in', async () => {
    signedIn()
    const page = aPage()
    await see(page.place(), 'my classrooms')
    expect(page.questions).to.have.length(0)
  })

  it('is asked when it comes later than the sign-in, and not again for each new function', async () => {
    const page = aPage(() => null)
    const element = page.place(null)
    await showsSignIn(element)
    element.fetchSession = page.fetchSession
    await rendered()
    element.fetchSession = (question: Question) => page.fetchSession(question)
    await rendered()
    expect(page.reasons()).to.deep.equal(['missing'])
    await showsSignIn(element)
  })

  it('is one question for fifty elements, at the start and when the session ends', async () => {
    const page = aPage()
    const elements = Array.from({ length: 50 }, () => page.place())
    const ends = hear('cx-signed-out')
    for (const element of elements) await see(element, 'my classrooms')
    expect(page.reasons()).to.deep.equal(['missing'])
    signedIn({ id: 'older' })
    answer(SUBJECTS, refusal('No.'), { status: 401 })
    await Promise.all([failureOf(call(SUBJECTS)), failureOf(call(SUBJECTS))])
    await settle()
    expect(page.reasons()).to.deep.equal(['missing', 'logged-out-by-server'])
    for (const element of elements) await see(element, 'my classrooms')
    expect($session.get()?.token).to.equal(`fetched-${count}`)
    expect(ends, 'nothing has ended for anybody').to.deep.equal([])
  })

  for (const [reason, isAsked] of [
    ['refresh-failed', true],
    ['logged-out-by-server', true],
    ['signed-out', false],
    ['signed-out-by-page', false],
    ['signed-out-elsewhere', false],
    ['locked', false],
    ['replaced', false],
  ] as const) {
    it(`is ${isAsked ? '' : 'not '}asked after '${reason}'`, async () => {
      const { id } = signedIn({ id: `ends as ${reason}` })
      const page = aPage()
      const element = page.place()
      await see(element, 'my classrooms')
      endSession(id, reason)
      await settle()
      expect(page.reasons()).to.deep.equal(isAsked ? [reason] : [])
      if (isAsked) await see(element, 'my classrooms')
      else await showsSignIn(element)
      page.place()
      await rendered()
      expect(page.questions, 'nor by an element that comes later').to.have.length(isAsked ? 1 : 0)
    })
  }

  it('does not sign in again who has logged out', async () => {
    signedIn()
    answer('POST /api/teacher/logout', { success: true })
    const page = aPage()
    const element = page.place()
    await see(element, 'my classrooms')
    await signOut()
    await showsSignIn(element)
    expect(page.questions).to.have.length(0)
  })

  it('is asked of another element when the first has gone', async () => {
    const { id } = signedIn({ id: 'of two' })
    const first = aPage()
    const second = aPage()
    first.place()
    await see(second.place(), 'my classrooms')
    unmountAll()
    await see(second.place(), 'my classrooms')
    endSession(id, 'refresh-failed')
    await settle()
    expect([first.questions.length, second.questions.length]).to.deep.equal([0, 1])
  })

  const used = aLogin()
  const failing: [how: string, answers: FetchSession, told: RegExp | null][] = [
    ['knows no session', () => null, null],
    ['answers nothing', () => undefined, null],
    ['rejects', () => Promise.reject(new Error('The page is offline')), /The page is offline/],
    [
      'throws',
      () => {
        throw new Error('odd')
      },
      /odd/,
    ],
    ['gives garbage', () => ({ token: 'x' }) as never, /no session/],
    ['gives text', async () => JSON.stringify(aLogin()) as never, /no session/],
    ['gives a refused login', () => refusal('Wrong email or password') as never, /no session/],
  ]
  for (const [how, answers, told] of failing) {
    it(`shows the sign-in where the page ${how}, and says that the session has ended`, async () => {
      const { id } = signedIn({ id: `page ${how}` })
      const page = aPage(answers)
      const element = page.place()
      const ends = hear('cx-signed-out')
      const errors = hear('cx-error')
      await see(element, 'my classrooms')
      endSession(id, 'refresh-failed')
      await see(element, 'LOG IN')
      expect(ends.map(({ detail }) => detail)).to.deep.equal([{ reason: 'refresh-failed' }])
      expect(errors).to.have.length(told ? 1 : 0)
      if (told) {
        expect(errors[0]?.detail.message).to.equal('The page was asked for a session and brought none.')
        expect(String(errors[0]?.detail.error)).to.match(told)
      }
      expect(page.questions).to.have.length(1)
    })
  }

  it('shows the sign-in where the page gives the session that has just ended', async () => {
    const page = aPage(() => used)
    const element = page.place()
    await see(element, 'my classrooms')
    endSession(`handed:${used.data.refreshToken}`, 'signed-out')
    const second = signedIn({ id: 'between' })
    endSession(second.id, 'refresh-failed')
    await showsSignIn(element)
    expect($session.get()).to.equal(null)
  })

  it('says the end once on the element itself, where the sign-in stands in it by then', async () => {
    const { id } = signedIn({ id: 'told to its element' })
    const element = aPage(() => null).place()
    await see(element, 'my classrooms')
    let heard = 0
    element.addEventListener('cx-signed-out', () => heard++)
    endSession(id, 'refresh-failed')
    await showsSignIn(element)
    await rendered()
    expect(heard).to.equal(1)
  })

  for (const [how, settleIt] of [
    ['brings one', (page: PromiseWithResolvers<Reply<'POST /api/teacher/login'>>) => page.resolve(aLogin())],
    [
      'fails',
      (page: PromiseWithResolvers<Reply<'POST /api/teacher/login'>>) => page.reject(new Error('late')),
    ],
  ] as const) {
    it(`leaves who has signed in meanwhile alone when the page ${how}`, async () => {
      const asked = Promise.withResolvers<Reply<'POST /api/teacher/login'>>()
      const element = aPage(() => asked.promise).place()
      const errors = hear('cx-error')
      await rendered()
      signedIn({ token: 'signed in meanwhile' })
      settleIt(asked)
      await see(element, 'my classrooms')
      await rendered()
      expect($session.get()?.token).to.equal('signed in meanwhile')
      expect(errors).to.deep.equal([])
    })
  }

  it('is not asked of an element that wants another API than the page has', async () => {
    const page = aPage()
    const first = page.place(null)
    first.setAttribute('api-base', 'https://api.example')
    await rendered()
    const element = page.place(null)
    Object.assign(element, { apiBase: 'https://other.example', fetchSession: page.fetchSession })
    await see(element, 'another')
    await rendered()
    expect(page.questions).to.have.length(0)
  })

  it('takes nothing for a function that is none', async () => {
    await showsSignIn(aPage().place('https://lms.example/session'))
  })

  it('leaves the notice to the sign-in that comes in the end', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const { id } = signedIn({ id: 'noticed' })
    const page = aPage(() => promise)
    const element = page.place()
    const signIn = mount('<cx-login></cx-login>')
    await see(signIn, 'You are logged in as')
    endSession(id, 'refresh-failed')
    await see(signIn, 'TEACHER LOGIN')
    await rendered()
    expect(openModals()).to.have.length(0)
    resolve(null)
    await see(document.body, 'Your session has ended. Please log in again.')
    await see(element, 'TEACHER LOGIN')
  })

  describe('by the clock', () => {
    const clock = fakeClock()

    it('is waited for as long as for a call, and a session that comes later is not taken', async () => {
      const { promise, resolve } = Promise.withResolvers<Reply<'POST /api/teacher/login'>>()
      const page = aPage(() => promise)
      const element = page.place()
      const error = nextEvent(document, 'cx-error')
      await rendered()
      await clock.tick(CALL_TIMEOUT_MS - 1)
      expect(element.shadowRoot?.querySelector('cx-login')).to.equal(null)
      await clock.tick(1)
      await error
      await showsSignIn(element)
      expect(page.questions[0]?.signal.aborted).to.equal(true)
      resolve(aLogin())
      await settle()
      expect($session.get()).to.equal(null)
    })

    it('is not asked over and over again by a page whose sessions do not work', async () => {
      const page = aPage()
      const element = page.place()
      await see(element, 'my classrooms')
      await clock.tick(FETCHED_SESSION_LASTS_MS - 1)
      endSession($session.get()?.id ?? '', 'logged-out-by-server')
      await showsSignIn(element)
      expect(page.questions).to.have.length(1)
    })

    it('is asked again when the session that it gave has lasted', async () => {
      const page = aPage()
      const element = page.place()
      await see(element, 'my classrooms')
      await clock.tick(FETCHED_SESSION_LASTS_MS)
      endSession($session.get()?.id ?? '', 'logged-out-by-server')
      await settle()
      await see(element, 'my classrooms')
      expect(page.reasons()).to.deep.equal(['missing', 'logged-out-by-server'])
    })
  })
})

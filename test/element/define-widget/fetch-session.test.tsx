import { expect } from '@open-wc/testing'
import type { Reply } from '../../../src/contract/endpoints/all.ts'
import { call } from '../../../src/core/http/call.ts'
import type { FetchSession } from '../../../src/core/session/offered-session.ts'
import { $session } from '../../../src/core/session/session.ts'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { signOut } from '../../../src/core/session/sign-in.ts'
import { answer, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { failureOf } from '../../support/failure-of.ts'
import { openModals } from '../../support/modals.ts'
import { mount, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { rendered } from './define.ts'
import { aLogin, aPage, hear, lastToken, type Question, showsSignIn } from './fetching-page.ts'

const SUBJECTS = 'GET /api/teacher/subjects'

describe('fetchSession of an element', () => {
  afterEach(unmountAll)

  it('is asked where nobody is signed in, and no sign-in shows meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply<'POST /api/teacher/login'>>()
    const page = aPage(() => promise)
    const element = page.place()
    await rendered()
    expect(page.reasons()).to.deep.equal(['missing'])
    expect(element.shadowRoot?.querySelector('cx-login') === null).to.equal(true)
    expect(element.shadowRoot?.querySelector('[role=status]')?.ariaLabel).to.equal('Loading')
    resolve(aLogin())
    await see(element, 'my classrooms')
    expect($session.get()?.token).to.equal(lastToken())
  })

  it('signs nobody in where a script has signed out meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply<'POST /api/teacher/login'>>()
    const page = aPage(() => promise)
    const element = page.place()
    await rendered()
    element.session = null
    await showsSignIn(element)
    expect(page.questions[0]?.signal.aborted).to.equal(true)
    resolve(aLogin())
    await settle()
    expect($session.get()).to.equal(null)
  })

  it('is called off when no element that offers it is left, and asked anew by the next', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply<'POST /api/teacher/login'>>()
    const page = aPage(() => promise)
    const element = page.place()
    await rendered()
    element.remove()
    await settle()
    expect(page.questions[0]?.signal.aborted).to.equal(true)
    const next = page.place()
    await rendered()
    expect(page.questions).to.have.length(2)
    resolve(aLogin())
    await see(next, 'my classrooms')
  })

  it('is not asked by an element in the place of one whose session has ended at once', async () => {
    const page = aPage()
    const element = page.place()
    await see(element, 'my classrooms')
    answer(SUBJECTS, refusal('No.'), { status: 401 })
    await failureOf(call(SUBJECTS))
    element.remove()
    await showsSignIn(page.place())
    expect(page.questions).to.have.length(1)
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
    expect($session.get()?.token).to.equal(lastToken())
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

  it('shows the sign-in where the page gives the session that has just ended', async () => {
    const used = aLogin()
    const page = aPage(() => used)
    const element = page.place()
    await see(element, 'my classrooms')
    endSession(`handed:${used.data.refreshToken}`, 'signed-out')
    const second = signedIn({ id: 'between' })
    endSession(second.id, 'refresh-failed')
    await showsSignIn(element)
    expect($session.get()).to.equal(null)
  })

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

  for (const [what, given] of [
    ['an address', 'https://lms.example/session'],
    ['a session', aLogin()],
    ['a promise', Promise.resolve(aLogin())],
    ['false', false],
  ] as const) {
    it(`is told to the page, once, where it is no function but ${what}, and the sign-in shows`, async () => {
      const element = aPage().place(null)
      const errors = hear('cx-error')
      element.fetchSession = given
      await showsSignIn(element)
      element.setAttribute('theme', 'dark')
      await rendered()
      expect(errors.map(({ detail }) => detail.message)).to.deep.equal([
        'The value of fetchSession cannot be read.',
      ])
      expect(errors[0]?.target).to.equal(element)
      expect(errors[0]?.detail.error.cause).to.equal(given)
    })
  }

  for (const nothing of [null, undefined]) {
    it(`is told to nobody where it is ${nothing}`, async () => {
      const element = aPage().place(null)
      const errors = hear('cx-error')
      element.fetchSession = nothing
      await showsSignIn(element)
      expect(errors).to.deep.equal([])
    })
  }

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
})

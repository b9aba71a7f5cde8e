import { expect } from '@open-wc/testing'
import type { User } from '../../src/contract/entities/user.ts'
import { DEVICE_WORD_MAX_CHARACTERS } from '../../src/contract/limits/session.ts'
import { $apiBase } from '../../src/core/http/api-base.ts'
import { call } from '../../src/core/http/call.ts'
import { platform } from '../../src/core/platform.ts'
import { onAccountChange } from '../../src/core/session/on-account-change.ts'
import { $session, $sessionEnd, $user, type Session } from '../../src/core/session/session.ts'
import { loadSession } from '../../src/core/session/session-changes.ts'
import { signIn, signOut } from '../../src/core/session/sign-in.ts'
import { storageKey } from '../../src/core/session/stored-session.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { failureOf } from '../support/failure-of.ts'
import { storageWith } from '../support/tab.ts'
import { aSession, signedIn, teacher } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const LOGIN = 'POST /api/teacher/login'
const LOGOUT = 'POST /api/teacher/logout'
const REFRESH = 'POST /api/teacher/token/refresh'
const SUBJECTS = 'GET /api/teacher/subjects'

const credentials = { email: 'teacher@demo.test', password: 'Classroom1!' }
const stored = (storage: Storage) => storage.getItem(storageKey())

function lets(user: User, token = 't1'): void {
  answer(LOGIN, { success: true, data: { ...user, token, refreshToken: `refresh-${token}` } })
}

describe('signIn', () => {
  it('sends email and password, the word of this browser, and no token', async () => {
    lets(teacher())
    await signIn({ ...credentials, keep: false })
    const [made] = answered(LOGIN)
    const device = localStorage.getItem(`cx-device@${$apiBase.get()}`)
    expect(device).to.have.length.within(16, DEVICE_WORD_MAX_CHARACTERS)
    expect(made?.body).to.deep.equal({ ...credentials, device })
    expect(made?.headers.has('authorization')).to.equal(false)
    expect($user.get()).to.deep.equal(teacher())
    expect($session.get()).to.include({ token: 't1', refreshToken: 'refresh-t1', keep: false })
  })

  it('sends the same word of this browser each time, and none where nothing can be stored', async () => {
    lets(teacher())
    answer(LOGOUT, { success: true })
    await signIn({ ...credentials, keep: false })
    await signOut()
    await signIn({ ...credentials, keep: false })
    const { storage } = platform
    Object.assign(platform, { storage: () => null })
    try {
      await signIn({ ...credentials, keep: false })
    } finally {
      Object.assign(platform, { storage })
    }
    const [first, second, third] = answered(LOGIN).map(({ body }) => (body as { device?: string }).device)
    expect(first).to.be.a('string')
    expect(second).to.equal(first)
    expect(third).to.equal(undefined)
  })

  it('keeps the session in localStorage when asked to, and in the tab when not', async () => {
    lets(teacher())
    await signIn({ ...credentials, keep: true })
    expect(stored(localStorage)).to.include('"t1"')
    expect(stored(sessionStorage)).to.equal(null)
    answer(LOGOUT, { success: true })
    await signIn({ ...credentials, keep: false })
    expect(stored(localStorage)).to.equal(null)
    expect(stored(sessionStorage)).to.include('"t1"')
  })

  const refusals: [name: string, status: number, code: number | undefined, message: string][] = [
    ['a wrong pair', 401, undefined, 'Wrong email or password'],
    ['a disabled teacher', 401, 20, 'Your account has been locked. Please contact support.'],
    ['an email that is not verified', 403, 24, 'Please verify your email before you log in.'],
    ['a refusal without a code', 403, undefined, 'This page may not use the service.'],
    ['too many attempts', 429, undefined, 'Too many attempts. Please try again later.'],
  ]
  for (const [name, status, code, message] of refusals) {
    it(`is refused for ${name}, without a refresh or a word about a session`, async () => {
      answer(LOGIN, refusal(message, code), { status })
      const failure = await failureOf(signIn({ ...credentials, keep: true }))
      expect(failure).to.include({ kind: 'refused', status, errorCode: code, message })
      expect($session.get()).to.equal(null)
      expect($sessionEnd.get()).to.equal(null)
    })
  }

  it('leaves whoever is signed in alone when it is refused', async () => {
    const session = signedIn()
    answer(LOGIN, refusal('Wrong email or password'), { status: 401 })
    await failureOf(signIn({ ...credentials, keep: true }))
    expect($session.get()).to.deep.equal(session)
  })

  it('takes nothing that it cannot work with', async () => {
    for (const data of [undefined, {}, { ...teacher(), token: 't' }, { token: 't', refreshToken: 'r' }]) {
      answer(LOGIN, Response.json({ success: true, data }))
      expect((await failureOf(signIn({ ...credentials, keep: true }))).kind).to.equal('unreadable')
      expect($session.get()).to.equal(null)
    }
  })

  it('leaves nothing of the account before, and tells the server to forget it', async () => {
    signedIn({ keep: true, refreshToken: 'before' })
    let forgotten = 0
    const stop = onAccountChange(() => {
      forgotten += 1
    })
    lets(teacher({ id: 8 }))
    answer(LOGOUT, { success: true })
    await signIn({ ...credentials, keep: false })
    await until(() => answered(LOGOUT).length > 0)
    stop()
    expect(forgotten).to.equal(1)
    expect(stored(localStorage)).to.equal(null)
    expect(answered(LOGOUT).map(({ body }) => body)).to.deep.equal([{ refreshToken: 'before' }])
  })
})

describe('signOut', () => {
  it('ends the session at once and revokes it at the server', async () => {
    signedIn({ keep: true })
    const revoked = hold(LOGOUT, { success: true })
    const done = signOut()
    expect($session.get()).to.equal(null)
    expect($sessionEnd.get()).to.deep.equal({ reason: 'signed-out', sentence: '' })
    expect(stored(localStorage)).to.equal(null)
    revoked()
    await done
    expect(answered(LOGOUT).map(({ body }) => body)).to.deep.equal([{ refreshToken: 'r0' }])
  })

  it('works with a server that is down, and without a session', async () => {
    await signOut()
    signedIn()
    answer(LOGOUT, () => {
      throw new TypeError('Failed to fetch')
    })
    await signOut()
    expect($session.get()).to.equal(null)
  })

  it('is told apart from an end that nobody wanted', async () => {
    signedIn()
    answer(SUBJECTS, refusal('x'), { status: 401 })
    await failureOf(call(SUBJECTS))
    await signOut()
    expect($sessionEnd.get()?.reason).to.equal('logged-out-by-server')
    lets(teacher())
    await signIn({ ...credentials, keep: false })
    expect($sessionEnd.get()).to.equal(null)
  })
})

describe('A stored session', () => {
  it('is there again after a reload', () => {
    const session = signedIn({ keep: true })
    loadSession()
    expect($session.get()).to.deep.equal(session)
  })

  it('of a tab gives way to a kept one, which is always the later', () => {
    sessionStorage.setItem(storageKey(), JSON.stringify(aSession({ id: 'tab' })))
    localStorage.setItem(storageKey(), JSON.stringify(aSession({ id: 'kept', keep: true })))
    loadSession()
    expect($session.get()?.id).to.equal('kept')
    expect(stored(sessionStorage)).to.equal(null)
  })

  const good = aSession({ keep: true })
  const garbage: [string, string][] = [
    ['empty text', ''],
    ['cut JSON', '{"user":'],
    ['null', 'null'],
    ['a number', '5'],
    ['a list', '[]'],
    ['another app’s value', '{"theme":"dark"}'],
    ['a session without an id', JSON.stringify({ ...good, id: undefined })],
    ['a session of an older shape', JSON.stringify({ ...good, user: undefined, teacher: good.user })],
    ['a user of an older shape', JSON.stringify({ ...good, user: { id: 7, email: 'a@b.test' } })],
    ['a count that is none', JSON.stringify({ ...good, renewals: -1 })],
    ['a session that belongs elsewhere', JSON.stringify({ ...good, keep: false })],
  ]
  for (const [name, text] of garbage) {
    it(`that is ${name} counts as none`, () => {
      localStorage.setItem(storageKey(), text)
      loadSession()
      expect($session.get()).to.equal(null)
    })
  }
})

describe('Storage that fails', () => {
  const { storage } = platform
  afterEach(() => {
    platform.storage = storage
  })

  const blocked = new Proxy({} as Storage, {
    get: () => () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  const full = Object.assign(storageWith({}), {
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  const kinds: [string, () => Storage | null][] = [
    ['is blocked', () => null],
    ['throws', () => blocked],
    ['is full', () => full],
  ]
  for (const [name, present] of kinds) {
    it(`because it ${name} leaves a session that works in memory`, async () => {
      platform.storage = present
      loadSession()
      lets(teacher())
      await signIn({ ...credentials, keep: true })
      answer(SUBJECTS, ({ headers }) =>
        headers.get('authorization') === 'Bearer t2'
          ? { success: true, data: [] }
          : Response.json(refusal('Expired.'), { status: 403 }),
      )
      answer(REFRESH, { success: true, data: { token: 't2', refreshToken: 'refresh-t2' } })
      await call(SUBJECTS)
      expect(($session.get() as Session).token).to.equal('t2')
      answer(LOGOUT, { success: true })
      await signOut()
      expect($session.get()).to.equal(null)
    })
  }
})

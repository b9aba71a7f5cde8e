import { expect } from '@open-wc/testing'
import type { Data, Reply } from '../../src/contract/endpoints/all.ts'
import { call } from '../../src/core/http/call.ts'
import type { HandedSession } from '../../src/core/session/read-session.ts'
import { $session } from '../../src/core/session/session.ts'
import { loadSession } from '../../src/core/session/session-changes.ts'
import { handSession, signOut } from '../../src/core/session/sign-in.ts'
import { storageKey } from '../../src/core/session/stored-session.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { signedIn, teacher } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const LOGIN = 'POST /api/teacher/login'
const REFRESH = 'POST /api/teacher/token/refresh'
const SUBJECTS = 'GET /api/teacher/subjects'

const stored = (storage: Storage) => storage.getItem(storageKey())

describe('handSession', () => {
  const handed = { user: teacher(), token: 'h0', refreshToken: 'handed-0' }

  it('signs in with what the page hands over', () => {
    expect(handSession(handed)).to.equal(true)
    expect($session.get()).to.include({ token: 'h0', keep: false, renewals: 0 })
    expect(stored(sessionStorage)).to.include('"h0"')
  })

  const loginData: Data<typeof LOGIN> = { ...teacher(), token: 'h0', refreshToken: 'of-a-login' }
  const loginAnswer: Reply<typeof LOGIN> = { success: true, data: loginData }
  const shapes: [name: string, refreshToken: string, handed: HandedSession, keep: boolean][] = [
    ['the login’s whole answer', 'of-a-login', loginAnswer, false],
    ['the answer’s data alone', 'of-data', { ...loginData, refreshToken: 'of-data' }, false],
    ['the answer’s data, to be kept', 'kept', { ...loginData, refreshToken: 'kept', keep: true }, true],
    ['the user and the tokens apart', 'apart', { ...handed, refreshToken: 'apart' }, false],
  ]
  for (const [name, refreshToken, given, keep] of shapes) {
    it(`takes ${name}`, () => {
      expect(handSession(given)).to.equal(true)
      const id = `handed:${refreshToken}`
      expect($session.get()).to.deep.equal({
        user: teacher(),
        token: 'h0',
        refreshToken,
        keep,
        id,
        renewals: 0,
      })
    })
  }

  it('sends the administrator’s token along', async () => {
    handSession({ ...handed, refreshToken: 'handed-admin', token_admin: 'admin' })
    answer(SUBJECTS, { success: true, data: [] })
    await call(SUBJECTS)
    expect(answered(SUBJECTS)[0]?.headers.get('x-admin-token')).to.equal('admin')
  })

  it('does not go back to tokens that were replaced, also after the page was loaded again', async () => {
    const again = { ...handed, refreshToken: 'handed-1' }
    handSession(again)
    answer(SUBJECTS, ({ headers }) =>
      headers.get('authorization') === 'Bearer h1'
        ? { success: true, data: [] }
        : Response.json(refusal('Expired.'), { status: 403 }),
    )
    answer(REFRESH, { success: true, data: { token: 'h1', refreshToken: 'handed-2' } })
    await call(SUBJECTS)
    expect(handSession({ ...again })).to.equal(true)
    expect($session.get()?.token).to.equal('h1')
    loadSession()
    expect(handSession({ ...again })).to.equal(true)
    expect($session.get()?.token).to.equal('h1')
  })

  const garbage: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['text', '{"token":"x"}'],
    ['a list', [handed]],
    ['no user', { token: 'x', refreshToken: 'y' }],
    ['a user without a type', { ...handed, user: { ...teacher(), user_type: null } }],
    ['an id that is no number', { ...handed, user: { ...teacher(), id: '7' } }],
    ['an empty token', { ...handed, token: '' }],
    ['no refresh token', { ...handed, refreshToken: undefined }],
    ['a token that is no text', { ...handed, token: 5 }],
    ['a keep that is no flag', { ...handed, keep: 'yes' }],
    ['a refused login', { success: false, message: 'Wrong email or password' }],
    ['an answer without data', { success: true }],
    ['an answer whose data has no token', { success: true, data: teacher() }],
    ['an answer in an answer', { success: true, data: loginAnswer }],
  ]
  for (const [name, value] of garbage) {
    it(`refuses ${name} and leaves the session alone`, () => {
      const session = signedIn()
      expect(handSession(value)).to.equal(false)
      expect($session.get()).to.deep.equal(session)
    })
  }
})

describe('A session that a page hands over', () => {
  it('does not sign in again who has signed out, when it is handed over once more', async () => {
    answer('POST /api/teacher/logout', { success: true })
    const handed = { user: teacher(), token: 'h0', refreshToken: 'handed-and-left' }
    expect(handSession(handed)).to.equal(true)
    await signOut()
    expect(handSession({ ...handed })).to.equal(true)
    expect($session.get()).to.equal(null)
    expect(handSession({ ...handed, refreshToken: 'another' })).to.equal(true)
    expect($session.get()?.refreshToken).to.equal('another')
  })
})

describe('A 401 for a token that was just replaced', () => {
  it('says nothing of the one in its place, with which the call is repeated', async () => {
    signedIn()
    let refusals = 0
    answer(SUBJECTS, async ({ headers }) => {
      if (headers.get('authorization') === 'Bearer t1') return { success: true, data: [] }
      refusals += 1
      if (refusals === 1) return Response.json(refusal('Expired.'), { status: 403 })
      await until(() => $session.get()?.token === 't1')
      return Response.json(refusal('Please log in again.'), { status: 401 })
    })
    answer('POST /api/teacher/token/refresh', { success: true, data: { token: 't1', refreshToken: 'r1' } })
    const replies = await Promise.all([call(SUBJECTS), call(SUBJECTS)])
    expect(replies).to.have.length(2)
    expect($session.get()?.token).to.equal('t1')
    expect(answered(SUBJECTS)).to.have.length(4)
  })
})

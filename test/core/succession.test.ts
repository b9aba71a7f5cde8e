import { expect } from '@open-wc/testing'
import { call } from '../../src/core/http/call.ts'
import { $session, $sessionEnd, $user, type Session } from '../../src/core/session/session.ts'
import { signOut } from '../../src/core/session/sign-in.ts'
import { storageKey } from '../../src/core/session/stored-session.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { failureOf } from '../support/failure-of.ts'
import { openTab, type Tab } from '../support/tab.ts'
import { signedIn } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const CHANGE = 'POST /api/teacher/accounts/password'
const SUBJECTS = 'GET /api/teacher/subjects'
const REFRESH = 'POST /api/teacher/token/refresh'
const LOGOUT = 'POST /api/teacher/logout'
const subjects = { success: true as const, data: [] }
const given = { passwordOld: 'Summer_2025', password: 'Autumn.2025' }
const changed = { success: true as const, data: { token: 't1', refreshToken: 'r1' } }

/** Takes the tokens of after the change alone; what it says of those before is `status`. */
function serverAfterChange(status = 401): void {
  answer(SUBJECTS, ({ headers }) =>
    headers.get('authorization') === 'Bearer t1' ? subjects : Response.json(refusal('Over.'), { status }),
  )
  answer(REFRESH, refusal('Please log in again.'), { status: 401 })
}

const tabs: [what: string, keep: boolean, open: (session: Session) => Promise<Tab>][] = [
  ['a tab that shares the kept session', true, () => openTab()],
  [
    'a duplicated tab',
    false,
    session => openTab({ sessionStorage: { [storageKey()]: JSON.stringify(session) } }),
  ],
]

describe('A changed password', () => {
  it('brings new tokens, and nobody sees a change of the session', async () => {
    const session = signedIn()
    const users = new Set<unknown>()
    const stop = $user.subscribe(user => users.add(user))
    answer(CHANGE, changed)
    await call(CHANGE, given)
    stop()
    expect($session.get()).to.deep.equal({ ...session, ...changed.data, renewals: 1 })
    expect(users.size).to.equal(1)
    expect($sessionEnd.get()).to.equal(null)
    expect(sessionStorage.getItem(storageKey())).to.include('"r1"').and.not.to.include('"r0"')
  })

  it('brings the new admin token of an operator', async () => {
    signedIn({ token_admin: 'a0', operator: 'olga@operator.test' })
    answer(CHANGE, { ...changed, data: { ...changed.data, token_admin: 'a1' } })
    await call(CHANGE, given)
    expect($session.get()).to.include({ token_admin: 'a1', operator: 'olga@operator.test' })
  })

  for (const [status, refused] of [
    [401, 'a call is refused'],
    [403, 'tokens are to be replaced'],
  ] as const) {
    it(`signs nobody out when ${refused} before its answer has come`, async () => {
      signedIn()
      const answerNow = hold(CHANGE, changed)
      serverAfterChange(status)
      const change = call(CHANGE, given)
      await until(() => answered(CHANGE).length === 1)
      const replies = Promise.all([call(SUBJECTS), call(SUBJECTS)])
      await until(() => answered(status === 401 ? SUBJECTS : REFRESH).length === (status === 401 ? 2 : 1))
      answerNow()
      await change
      expect(await replies).to.deep.equal([subjects, subjects])
      expect($sessionEnd.get()).to.equal(null)
    })

    for (const [what, keep, open] of tabs) {
      it(`signs nobody out in ${what} when ${refused} there before its answer has come`, async () => {
        // an id of its own: word of another test's session may still be on its way
        const tab = await open(signedIn({ keep, id: `${what}, ${status}` }))
        const answerNow = hold(CHANGE, changed)
        serverAfterChange(status)
        const change = call(CHANGE, given)
        await until(() => answered(CHANGE).length === 1)
        const reply = tab.call(SUBJECTS)
        await until(() => answered(status === 401 ? SUBJECTS : REFRESH).length === 1)
        answerNow()
        await change
        expect(await reply).to.deep.equal(subjects)
        expect(tab.$session.get()?.refreshToken).to.equal('r1')
        expect(tab.$sessionEnd.get()).to.equal(null)
      })
    }
  }

  it('is taken though whoever has asked is gone', async () => {
    signedIn()
    const answerNow = hold(CHANGE, changed)
    const asking = new AbortController()
    const failure = failureOf(call(CHANGE, given, { signal: asking.signal }))
    await until(() => answered(CHANGE).length === 1)
    asking.abort()
    expect((await failure).kind).to.equal('aborted')
    answerNow()
    await until(() => $session.get()?.token === 't1')
  })

  it('leaves no session open on the server for who signs out before its answer has come', async () => {
    signedIn()
    const answerNow = hold(CHANGE, changed)
    answer(LOGOUT, { success: true })
    const failure = failureOf(call(CHANGE, given))
    await until(() => answered(CHANGE).length === 1)
    await signOut()
    answerNow()
    expect((await failure).kind).to.equal('session-ended')
    expect(answered(LOGOUT).map(({ body }) => body.refreshToken)).to.deep.equal(['r0', 'r1'])
    expect($session.get()).to.equal(null)
  })

  it('ends the session when its own call is refused', async () => {
    signedIn()
    answer(CHANGE, refusal('Please log in again.'), { status: 401 })
    expect((await failureOf(call(CHANGE, given))).kind).to.equal('session-ended')
    expect($sessionEnd.get()?.reason).to.equal('logged-out-by-server')
  })

  it('is tried with replaced tokens when those before had expired', async () => {
    signedIn()
    answer(CHANGE, ({ headers }) =>
      headers.get('authorization') === 'Bearer t0'
        ? Response.json(refusal('Expired.'), { status: 403 })
        : changed,
    )
    answer(REFRESH, { success: true, data: { token: 'renewed', refreshToken: 'renewed' } })
    await call(CHANGE, given)
    expect($session.get()).to.include({ token: 't1', renewals: 2 })
  })
})

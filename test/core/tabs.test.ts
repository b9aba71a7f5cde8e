import { expect } from '@open-wc/testing'
import { call } from '../../src/core/http/call.ts'
import { platform } from '../../src/core/platform.ts'
import { $session, $sessionEnd, type Session } from '../../src/core/session/session.ts'
import { signIn, signOut } from '../../src/core/session/sign-in.ts'
import { storageKey } from '../../src/core/session/stored-session.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { failureOf } from '../support/failure-of.ts'
import { openTab, type Tab } from '../support/tab.ts'
import { aSession, signedIn, teacher } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const SUBJECTS = 'GET /api/teacher/subjects'
const REFRESH = 'POST /api/teacher/token/refresh'
const subjects = { success: true as const, data: [] }
const other = teacher({ id: 8, email: 'partner@demo.test' })

let sessions = 0
/** No other test's: word of its session may still be on its way. */
function newId(): string {
  sessions += 1
  return `session ${sessions}`
}
const startsAnew = (changes: Partial<Session> = {}) => signedIn({ id: newId(), ...changes })

const duplicate = (session: Session) =>
  openTab({ sessionStorage: { [storageKey()]: JSON.stringify(session) } })

/**
 * A strict server: a refresh token works once, and using it again is refused. It gives the new one once `isTime`, so
 * that whoever else needs one has come to ask meanwhile.
 */
function rotatingServer(isTime: () => boolean = () => true): void {
  let token = 't0'
  let refreshToken = 'r0'
  let count = 0
  answer(SUBJECTS, ({ headers }) =>
    headers.get('authorization') === `Bearer ${token}` && count > 0
      ? subjects
      : Response.json(refusal('Expired.'), { status: 403 }),
  )
  answer(REFRESH, async ({ body }) => {
    if (body.refreshToken !== refreshToken) {
      await until(() => localStorage.getItem(storageKey())?.includes(refreshToken))
      return Response.json(refusal('Used.'), { status: 401 })
    }
    count += 1
    token = `t${count}`
    refreshToken = `r${count}`
    const data = { token, refreshToken }
    await until(isTime)
    return { success: true, data }
  })
}

describe('Two tabs', () => {
  it('share a kept session from the start', async () => {
    startsAnew({ keep: true })
    const tab = await openTab()
    expect(tab.$session.get()?.token).to.equal('t0')
  })

  it('take no notice of an older copy of their session, stored or told', async () => {
    const session = startsAnew({ renewals: 3, token: 'now' })
    const tab = await duplicate({ ...session, renewals: 2, token: 'older' })
    const tokens = new Set<string | undefined>()
    const stop = $session.subscribe(current => tokens.add(current?.token))
    const line = new BroadcastChannel(`cx-session@${location.origin}`)
    line.postMessage({ say: 'renewed', session: { ...session, renewals: 2, token: 'older' } })
    line.postMessage({ say: 'renewed', session: { ...session, renewals: 4, token: 'newer' } })
    await until(() => $session.get()?.token === 'newer')
    await until(() => tab.$session.get()?.token === 'newer')
    expect([...tokens]).to.deep.equal(['now', 'newer'])
    line.close()
    stop()
  })

  it('replace the tokens of a kept session once', async () => {
    startsAnew({ keep: true })
    const tab = await openTab()
    rotatingServer(() => answered(SUBJECTS).length >= 4)
    const replies = await Promise.all([
      call(SUBJECTS),
      tab.call(SUBJECTS),
      call(SUBJECTS),
      tab.call(SUBJECTS),
    ])
    expect(replies).to.deep.equal([subjects, subjects, subjects, subjects])
    expect(answered(REFRESH)).to.have.length(1)
    expect(answered(SUBJECTS)).to.have.length(8)
    expect($session.get()?.token).to.equal('t1')
    expect(tab.$session.get()?.token).to.equal('t1')
  })

  it('replace the tokens of a duplicated session once, though they share no storage', async () => {
    const tab = await duplicate(startsAnew())
    rotatingServer(() => answered(SUBJECTS).length >= 2)
    expect(await Promise.all([call(SUBJECTS), tab.call(SUBJECTS)])).to.deep.equal([subjects, subjects])
    expect(answered(REFRESH)).to.have.length(1)
    await until(() => tab.$session.get()?.token === 't1' && $session.get()?.token === 't1')
    expect(JSON.parse(sessionStorage.getItem(storageKey()) ?? '').refreshToken).to.equal('r1')
    expect(JSON.parse(tab.platform.storage('session')?.getItem(storageKey()) ?? '').refreshToken).to.equal(
      'r1',
    )
  })

  it('ask each other before an old refresh token is used again', async () => {
    const session = startsAnew()
    rotatingServer()
    await call(SUBJECTS)
    // duplicated from an old state: it has not heard of the renewal
    const tab = await duplicate(session)
    expect(tab.$session.get()?.refreshToken).to.equal('r0')
    expect(await tab.call(SUBJECTS)).to.deep.equal(subjects)
    expect(answered(REFRESH)).to.have.length(1)
  })

  it('go on where a kept session was renewed without this tab being told', async () => {
    const session = startsAnew({ keep: true })
    rotatingServer()
    await call(SUBJECTS)
    const renewed = localStorage.getItem(storageKey()) ?? ''
    localStorage.setItem(storageKey(), JSON.stringify(session))
    const tab = await openTab()
    const { storage } = tab.platform
    tab.platform.storage = () => null
    localStorage.setItem(storageKey(), renewed)
    await tab.caughtUp()
    tab.platform.storage = storage
    expect(await tab.call(SUBJECTS)).to.deep.equal(subjects)
    expect(answered(REFRESH)).to.have.length(1)
  })

  it('renew once even when one has no Web Locks and its token was used up meanwhile', async () => {
    startsAnew({ keep: true })
    const tab = await openTab()
    tab.platform.locks = () => undefined
    rotatingServer(() => answered(REFRESH).length === 2)
    expect(await Promise.all([call(SUBJECTS), tab.call(SUBJECTS)])).to.deep.equal([subjects, subjects])
    expect($session.get()).to.not.equal(null)
    expect(tab.$session.get()?.token).to.equal($session.get()?.token)
  })

  it('sign in together when the session is kept', async () => {
    const tab = await openTab()
    signsIn()
    await signIn({ email: 'partner@demo.test', password: 'Classroom1!', keep: true })
    await until(() => tab.$session.get()?.user.id === other.id)
  })

  it('sign in alone when it is not', async () => {
    const tab = await openTab()
    signsIn()
    await signIn({ email: 'partner@demo.test', password: 'Classroom1!', keep: false })
    await tab.caughtUp()
    expect(tab.$session.get()).to.equal(null)
  })

  for (const keep of [true, false]) {
    it(`sign out together, ${keep ? 'kept' : 'duplicated'}`, async () => {
      const session = startsAnew({ keep })
      const tab = keep ? await openTab() : await duplicate(session)
      answer('POST /api/teacher/logout', { success: true })
      await signOut()
      await until(() => tab.$session.get() === null)
      expect(tab.$sessionEnd.get()?.reason).to.equal('signed-out-elsewhere')
      expect(answered('POST /api/teacher/logout')).to.have.length(1)
    })
  }

  it('tell each other why the session ended', async () => {
    startsAnew({ keep: true })
    const tab = await openTab()
    answer(SUBJECTS, refusal('Locked.', 20), { status: 401 })
    await failureOf(call(SUBJECTS))
    await until(() => tab.$sessionEnd.get()?.reason === 'locked')
  })

  for (const [kept, keeps] of [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    const name = `${kept ? 'a kept' : 'an unkept'} session, by ${keeps ? 'a kept' : 'an unkept'} one`
    it(`leave nothing of the account before when another signs in: ${name}`, async () => {
      startsAnew({ keep: kept, id: `before ${name}` })
      const tab = await openTab()
      if (kept) await leave(tab)
      answer('POST /api/teacher/login', {
        success: true,
        data: { ...other, token: 'tb', refreshToken: 'rb' },
      })
      await tab.signIn({ email: other.email, password: 'x', keep: keeps })
      await until(() => $session.get()?.user.id !== 7)
      expect(JSON.stringify([localStorage, sessionStorage])).to.not.include('before')
      if (keeps) await until(() => $session.get()?.token === 'tb')
      else expect($session.get()).to.equal(null)
      if (!kept && !keeps) expect($sessionEnd.get()?.reason).to.equal('replaced')
    })
  }

  it('do not write renewed tokens over the session of another account', async () => {
    startsAnew({ keep: true })
    let isReplaced = false
    rotatingServer(() => isReplaced)
    const failure = failureOf(call(SUBJECTS))
    await until(() => answered(REFRESH).length === 1)
    // as another tab does it, before this one has been told
    const later = aSession({ user: other, id: newId(), token: 'tb', keep: true })
    localStorage.setItem(storageKey(), JSON.stringify(later))
    isReplaced = true
    expect((await failure).kind).to.equal('session-ended')
    expect($session.get()).to.deep.equal(later)
    expect(JSON.parse(localStorage.getItem(storageKey()) ?? '')).to.deep.equal(later)
  })

  it('take no notice of another app that writes where the session is', async () => {
    const session = startsAnew({ keep: true })
    const tab = await openTab()
    tab.platform.storage('local')?.setItem(storageKey(), '{"theme":"dark"}')
    await tab.noticed()
    expect($session.get()).to.deep.equal(session)
  })

  it('sign out when all storage is cleared', async () => {
    startsAnew({ keep: true })
    const tab = await openTab()
    tab.platform.storage('local')?.clear()
    await until(() => $session.get() === null)
  })

  it('keep apart what they know of another API', async () => {
    startsAnew({ keep: true })
    expect(storageKey()).to.equal(`cx-session@${location.origin}`)
    expect(platform.storage('local')?.getItem(storageKey())).to.include('"token":"t0"')
  })
})

function signsIn(): void {
  answer('POST /api/teacher/login', { success: true, data: { ...other, token: 'tb', refreshToken: 'rb' } })
}

/** The person signs out in the other tab, so that it shows the sign-in. */
async function leave(tab: Tab): Promise<void> {
  answer('POST /api/teacher/logout', { success: true })
  await tab.signOut()
}

import { expect } from '@open-wc/testing'
import { CALL_TIMEOUT_MS } from '../../src/contract/limits/polling.ts'
import { call } from '../../src/core/http/call.ts'
import { explain } from '../../src/core/http/explain.ts'
import { common } from '../../src/core/messages/common.ts'
import { $session, $sessionEnd } from '../../src/core/session/session.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { fakeClock } from '../support/clock.ts'
import { failureOf } from '../support/failure-of.ts'
import { signedIn, teacher } from '../support/teacher.ts'

const SUBJECTS = 'GET /api/teacher/subjects'
const subjects = { success: true as const, data: [] }

describe('call', () => {
  it('gives the whole envelope of the reply', async () => {
    signedIn()
    const art = { id: 2, name: 'Arts and Sciences', type: 'other', number_of_tokens: 1 }
    answer(SUBJECTS, { success: true, data: [art] })
    expect(await call(SUBJECTS)).to.deep.equal({ success: true, data: [art] })
  })

  it('sends the access token and asks for JSON', async () => {
    signedIn({ token: 'abc' })
    answer(SUBJECTS, subjects)
    await call(SUBJECTS)
    const headers = answered(SUBJECTS)[0]?.headers
    expect(headers?.get('authorization')).to.equal('Bearer abc')
    expect(headers?.get('accept')).to.equal('application/json')
    expect(headers?.has('x-admin-token')).to.equal(false)
  })

  it('sends the token of an administrator who works as the teacher', async () => {
    signedIn({ token_admin: 'admin-1' })
    answer(SUBJECTS, subjects)
    await call(SUBJECTS)
    expect(answered(SUBJECTS)[0]?.headers.get('x-admin-token')).to.equal('admin-1')
  })

  it('fills the path and writes the query, special characters and all', async () => {
    signedIn()
    answer('GET /api/teacher/classrooms', { success: true, data: [] })
    await call('GET /api/teacher/classrooms', { filter_by: 'a-z', search_string: "50% d'été & más" })
    expect(answered('GET /api/teacher/classrooms')[0]?.query).to.deep.equal({
      filter_by: 'a-z',
      search_string: "50% d'été & más",
    })
    answer('GET /api/teacher/classrooms/{id}', refusal('no', 10), { status: 403 })
    await failureOf(call('GET /api/teacher/classrooms/{id}', undefined, { params: { id: 12 } }))
    expect(answered('GET /api/teacher/classrooms/{id}')[0]?.params).to.deep.equal({ id: 12 })
  })

  it('goes to the demo prefix for demo teachers alone', async () => {
    answer(SUBJECTS, subjects)
    signedIn({ user: teacher({ user_type: { slug: 'teacher-demo' } }) })
    await call(SUBJECTS)
    signedIn({ user: teacher() })
    await call(SUBJECTS)
    expect(answered(SUBJECTS).map(({ url }) => url.pathname)).to.deep.equal([
      '/api/demo/subjects',
      '/api/teacher/subjects',
    ])
  })

  it('makes no request that needs a session without one', async () => {
    const failure = await failureOf(call(SUBJECTS))
    expect(failure.kind).to.equal('session-ended')
    expect(explain(failure, 'x')).to.equal(common.sessionEnded)
  })

  it('sends no token with calls that anyone may make', async () => {
    signedIn()
    answer('POST /api/teacher/accounts/verify-request', { success: true })
    await call('POST /api/teacher/accounts/verify-request', { email: 'a@b.test' })
    const [made] = answered('POST /api/teacher/accounts/verify-request')
    expect(made?.headers.has('authorization')).to.equal(false)
    expect(made?.body).to.deep.equal({ email: 'a@b.test' })
  })
})

describe('A slow server', () => {
  const clock = fakeClock()

  it('has CALL_TIMEOUT_MS for its answer', async () => {
    signedIn()
    answer(SUBJECTS, subjects, { delay: CALL_TIMEOUT_MS + 1 })
    const failure = failureOf(call(SUBJECTS))
    await clock.tick(CALL_TIMEOUT_MS)
    expect((await failure).kind).to.equal('timeout')
    expect(explain(await failure, 'x')).to.equal(common.timeout)
  })

  it('has no more time for a body that never ends', async () => {
    signedIn()
    answer(SUBJECTS, call => {
      const endless = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"success":'))
          onAbort(call.signal, () => controller.error(new DOMException('', 'AbortError')))
        },
      })
      return new Response(endless)
    })
    const failure = failureOf(call(SUBJECTS))
    await clock.tick(CALL_TIMEOUT_MS)
    expect((await failure).kind).to.equal('timeout')
  })

  it('may take its time as long as it stays below', async () => {
    signedIn()
    answer(SUBJECTS, subjects, { delay: CALL_TIMEOUT_MS - 1 })
    const reply = call(SUBJECTS)
    await clock.tick(CALL_TIMEOUT_MS)
    expect(await reply).to.deep.equal(subjects)
    expect(clock.running()).to.equal(0)
  })
})

describe('A 401', () => {
  it('ends the session with the words of the specification', async () => {
    signedIn()
    answer(SUBJECTS, refusal('Please log in again.'), { status: 401 })
    expect((await failureOf(call(SUBJECTS))).kind).to.equal('session-ended')
    expect($session.get()).to.equal(null)
    expect($sessionEnd.get()).to.deep.equal({
      reason: 'logged-out-by-server',
      sentence: 'You have been logged out of your account, log back in. Please try again.',
    })
  })

  it('with code 20 ends the session of a teacher who was disabled', async () => {
    signedIn()
    answer(SUBJECTS, refusal('Locked.', 20), { status: 401 })
    const failure = await failureOf(call(SUBJECTS))
    expect(failure).to.include({ kind: 'session-ended', errorCode: 20 })
    expect($sessionEnd.get()).to.deep.equal({
      reason: 'locked',
      sentence: 'Your account has been locked. Please contact support.',
    })
  })

  it('ends the session also when nothing readable comes with it', async () => {
    signedIn()
    answer(SUBJECTS, new Response('', { status: 401 }))
    await failureOf(call(SUBJECTS))
    expect($sessionEnd.get()?.reason).to.equal('logged-out-by-server')
  })

  it('ends it once, whoever else is told the same', async () => {
    signedIn()
    answer(SUBJECTS, refusal('Please log in again.'), { status: 401 })
    const ends: unknown[] = []
    const stop = $sessionEnd.listen(end => ends.push(end))
    await Promise.all([1, 2, 3].map(() => failureOf(call(SUBJECTS))))
    stop()
    expect(ends).to.have.length(1)
  })

  it('for one session says nothing about the one that came after it', async () => {
    signedIn({ id: 'old', token: 'old' })
    const refused = hold(SUBJECTS, refusal('Please log in again.'), { status: 401 })
    const failure = failureOf(call(SUBJECTS))
    signedIn({ id: 'new', token: 'new', user: teacher({ id: 8 }) })
    refused()
    expect((await failure).kind).to.equal('session-ended')
    expect($session.get()?.id).to.equal('new')
  })
})

describe('A 403 with a code', () => {
  for (const code of [10, 24]) {
    it(`of ${code} neither refreshes nor logs out`, async () => {
      signedIn()
      answer(SUBJECTS, refusal('You do not have rights for the selected classroom.', code), { status: 403 })
      const failure = await failureOf(call(SUBJECTS))
      expect(failure).to.include({ kind: 'refused', status: 403, errorCode: code })
      expect(answered(SUBJECTS)).to.have.length(1)
      expect($session.get()).to.not.equal(null)
    })
  }
})

describe('An answer for the account before', () => {
  it('reaches nobody', async () => {
    signedIn({ id: 'old' })
    const given = hold(SUBJECTS, subjects)
    const failure = failureOf(call(SUBJECTS))
    signedIn({ id: 'new', user: teacher({ id: 8 }) })
    given()
    expect((await failure).kind).to.equal('session-ended')
  })
})

function onAbort(signal: AbortSignal, job: () => void): void {
  signal.addEventListener('abort', job, { once: true })
}

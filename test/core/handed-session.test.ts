import { expect } from '@open-wc/testing'
import { call } from '../../src/core/http/call.ts'
import { $session } from '../../src/core/session/session.ts'
import { handSession, signOut } from '../../src/core/session/sign-in.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { signedIn, teacher } from '../support/teacher.ts'
import { until } from '../support/until.ts'

const SUBJECTS = 'GET /api/teacher/subjects'

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

import { expect } from '@open-wc/testing'
import { $current, $user } from '../../src/core/session/session.ts'
import { takeUser } from '../../src/core/session/session-changes.ts'
import { followUser } from '../../src/core/shell/fresh-user.ts'
import { answer, answered, hold, refusal } from '../support/answer.ts'
import { fakeClock } from '../support/clock.ts'
import { signedIn, teacher } from '../support/teacher.ts'

const SECOND = 1_000
const USER = 'GET /api/teacher/user'

describe('The signed-in teacher of an open page', () => {
  const clock = fakeClock()
  let stop = () => {}
  afterEach(async () => {
    stop()
    await clock.tick(2 * SECOND)
  })

  const before = teacher({ is_teacher_validated: false, last_time_login: null })
  const tell = (changes = {}) =>
    answer(USER, {
      success: true,
      data: { ...before, last_time_login: '2025-10-01T00:00:00.000Z', ...changes },
    })

  it('is validated without a reload, within 15 seconds', async () => {
    signedIn({ user: before })
    tell()
    stop = followUser()
    await clock.tick(0)
    tell({ is_teacher_validated: true })
    await clock.tick(15 * SECOND - 1)
    expect($user.get()?.is_teacher_validated).to.equal(false)
    await clock.tick(1)
    expect($user.get()?.is_teacher_validated).to.equal(true)
    expect($current.get()?.token).to.equal('t0')
    expect(
      JSON.parse(sessionStorage.getItem(Object.keys(sessionStorage)[0] ?? '') ?? '{}').user,
    ).to.deep.equal($user.get())
  })

  it('stays the same object while nothing has changed, the time of the sign-in included', async () => {
    signedIn({ user: before })
    const user = $user.get()
    tell()
    stop = followUser()
    await clock.tick(30 * SECOND)
    expect(answered(USER).length).to.be.greaterThan(1)
    expect($user.get()).to.equal(user)
    expect(user?.last_time_login).to.equal(null)
  })

  it('keeps what was saved while a question was under way, whose answer knows nothing of it', async () => {
    signedIn({ user: before })
    tell()
    stop = followUser()
    await clock.tick(0)
    const late = hold(USER, { success: true, data: before })
    await clock.tick(15 * SECOND)
    takeUser({ ...before, first_name: 'Grace' })
    tell({ first_name: 'Grace' })
    late()
    await clock.tick(SECOND)
    expect($user.get()?.first_name).to.equal('Grace')
  })

  it('is nobody else, and stays who they are when the server cannot be asked', async () => {
    signedIn({ user: before })
    tell({ id: 99, is_teacher_validated: true })
    stop = followUser()
    await clock.tick(0)
    answer(USER, refusal('Closed.'), { status: 503 })
    await clock.tick(15 * SECOND)
    expect($user.get()).to.deep.equal(before)
  })
})

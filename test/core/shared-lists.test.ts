import { expect } from '@open-wc/testing'
import { SEARCH_MAX_CHARACTERS } from '../../src/contract/limits/input.ts'
import { LISTS_POLL_MS } from '../../src/contract/limits/polling.ts'
import { classroomListPoll } from '../../src/core/classrooms/classroom-list-poll.ts'
import { classroomPoll } from '../../src/core/classrooms/classroom-poll.ts'
import { claimApiBase } from '../../src/core/http/api-base.ts'
import { CallFailure } from '../../src/core/http/failure.ts'
import { createReference } from '../../src/core/reference/create-reference.ts'
import { subjects } from '../../src/core/reference/reference-lists.ts'
import { endSession } from '../../src/core/session/session-changes.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { fakeClock } from '../support/clock.ts'
import '../support/page-visibility.ts'
import { signedIn, teacher } from '../support/teacher.ts'

const LIST = 'GET /api/teacher/classrooms'
const ONE = 'GET /api/teacher/classrooms/{id}'
const SUBJECTS = 'GET /api/teacher/subjects'
const art = { id: 2, name: 'Arts and Sciences', type: 'other', number_of_tokens: 1 }

describe('The list of classrooms', () => {
  const clock = fakeClock()
  beforeEach(() => signedIn())

  it('is asked for once, whoever shows it, and again at its interval with the ETag it had', async () => {
    answer(LIST, { success: true, data: [] }, { headers: { etag: '"v1"' } })
    const [one, two] = [classroomListPoll('newest'), classroomListPoll()]
    const stops = [one.$state.subscribe(() => {}), two.$state.subscribe(() => {})]
    await clock.tick(0)
    const state = one.$state.get()
    expect(state).to.deep.equal({ at: 'ready', data: [] })
    expect(two.$state.get()).to.equal(state)

    answer(LIST, new Response(null, { status: 304 }))
    await clock.tick(LISTS_POLL_MS)
    expect(one.$state.get()).to.equal(state)
    expect(answered(LIST).map(({ headers }) => headers.get('if-none-match'))).to.deep.equal([null, '"v1"'])
    for (const stop of stops) stop()
  })

  it('names the ETag otherwise on another origin, where If-None-Match would cost a preflight each time', async () => {
    claimApiBase('https://api.example.org')
    signedIn()
    answer(LIST, { success: true, data: [] }, { headers: { etag: '"v1"' } })
    const stop = classroomListPoll('newest').$state.subscribe(() => {})
    await clock.tick(LISTS_POLL_MS)
    const { headers } = answered(LIST).at(-1) ?? {}
    expect(headers?.get('x-if-none-match')).to.equal('"v1"')
    expect(headers?.has('if-none-match')).to.equal(false)
    stop()
  })

  it('is another one for another filter or search', async () => {
    answer(LIST, { success: true, data: [] })
    const stops = [
      classroomListPoll('newest'),
      classroomListPoll('oldest'),
      classroomListPoll('newest', ' art '),
      classroomListPoll('newest', 'art'),
    ].map(({ $state }) => $state.subscribe(() => {}))
    await clock.tick(0)
    expect(answered(LIST).map(({ query }) => query)).to.deep.equal([
      { filter_by: 'newest' },
      { filter_by: 'oldest' },
      { filter_by: 'newest', search_string: 'art' },
    ])
    for (const stop of stops) stop()
  })

  it('never searches for more than the server takes', async () => {
    answer(LIST, { success: true, data: [] })
    const stop = classroomListPoll('all', 'x'.repeat(10_000)).$state.subscribe(() => {})
    await clock.tick(0)
    expect(answered(LIST)[0]?.query.search_string).to.have.length(SEARCH_MAX_CHARACTERS)
    stop()
  })
})

describe('One classroom', () => {
  const clock = fakeClock()

  it('says by its code that it is not the teacher’s', async () => {
    signedIn()
    answer(ONE, refusal('You do not have rights for the selected classroom.', 10), { status: 403 })
    const { $state } = classroomPoll(12)
    const stop = $state.subscribe(() => {})
    await clock.tick(0)
    const state = $state.get()
    if (state.at !== 'failed' || !(state.error instanceof CallFailure)) throw new Error('It did not fail')
    expect(state.error.errorCode).to.equal(10)
    expect(state.reason).to.equal('You do not have rights for the selected classroom.')
    expect(answered(ONE)[0]?.params).to.deep.equal({ id: 12 })
    stop()
  })
})

describe('A reference list', () => {
  const clock = fakeClock()
  const create = () => createReference(async () => ({ data: await Promise.resolve(++loads) }))
  let loads = 0

  it('is asked for once in a session, when somebody first shows it', async () => {
    signedIn()
    answer(SUBJECTS, { success: true, data: [art] })
    expect(subjects.$state.get()).to.deep.equal({ at: 'loading' })
    await clock.tick(0)
    expect(answered(SUBJECTS)).to.have.length(0)

    const stops = [subjects.$state.subscribe(() => {}), subjects.$state.subscribe(() => {})]
    await clock.tick(0)
    for (const stop of stops) stop()
    const stop = subjects.$state.subscribe(() => {})
    await clock.tick(60_000)
    expect(subjects.$state.get()).to.deep.equal({ at: 'ready', data: [art] })
    expect(answered(SUBJECTS)).to.have.length(1)
    stop()
  })

  it('says why it failed and can be asked for again', async () => {
    signedIn()
    const list = createReference(() =>
      loads++ === 0 ? Promise.reject(new CallFailure('offline')) : Promise.resolve({ data: 'here' }),
    )
    loads = 0
    const stop = list.$state.subscribe(() => {})
    await clock.tick(0)
    expect(list.$state.get()).to.include({ at: 'failed' })
    const retried = list.retry()
    expect(list.$state.get()).to.deep.equal({ at: 'loading' })
    await retried
    expect(list.$state.get()).to.deep.equal({ at: 'ready', data: 'here' })
    stop()
  })

  it('is forgotten with the session, and asked for again in the next one', async () => {
    loads = 0
    signedIn()
    const list = create()
    const stop = list.$state.subscribe(() => {})
    await clock.tick(0)
    expect(list.$state.get()).to.deep.equal({ at: 'ready', data: 1 })
    endSession('s1', 'signed-out')
    await clock.tick(0)
    expect(list.$state.get()).to.deep.equal({ at: 'loading' })
    expect(loads).to.equal(1)
    signedIn({ id: 's2', user: teacher({ id: 8 }) })
    await clock.tick(0)
    expect(list.$state.get()).to.deep.equal({ at: 'ready', data: 2 })
    stop()
  })
})

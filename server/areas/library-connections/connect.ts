import type { LibraryConnectionRequest } from '../../../src/contract/entities/library-connection-request.ts'
import { dayOf } from '../../../src/contract/rules/days.ts'
import { classroomFormSentences } from '../../../src/contract/server-messages/classroom-forms.ts'
import type { Database } from '../../db/database.ts'
import type { Call } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { createClassroom } from '../classrooms/area.ts'
import { tellOfGroups } from '../connections/area.ts'
import { giveCourse } from '../courses/area.ts'
import { once } from '../idempotency/area.ts'
import { notify } from '../notifications/area.ts'
import { pairClassrooms } from '../pairings/area.ts'
import { spendTokens } from '../tokens/area.ts'
import { checkWaiting } from './check-waiting.ts'
import { checkMayConnect, checkOtherStanding, checkOwnStanding } from './librarian.ts'
import { answerWith, findShown } from './read.ts'
import { refuse } from './refusals.ts'
import { noteConnected } from './repository/change.ts'
import { type HeldLibrarian, holdLibrarians, type RawRequest, rawRequest } from './repository/hold.ts'

const CONNECT = 'POST /api/teacher/librarian-connection-request/{id}/connect'

/**
 * A request that a librarian can connect to as it stands.
 * @throws 404 with code 161; 422 with code 162, 163 or 165
 */
async function waitingRequest(db: Database, teacherId: number, id: number): Promise<RawRequest> {
  const found = await rawRequest(db, id)
  if (!found) throw refuse('libraryRequestGone')
  if (found.teacher_id === teacherId) throw refuse('libraryRequestOwn')
  if (found.connected_teacher_id === teacherId) throw refuse('libraryConnectedBefore')
  checkWaiting(found)
  return found
}

/** A librarian whose standing was checked. */
const there = (held: readonly HeldLibrarian[], id: number): HeldLibrarian => {
  const found = held.find(one => one.id === id)
  if (!found) throw new Error('a librarian who stands is held')
  return found
}

/** Makes the classroom of one of the two, which begins today, with the course of the request. */
async function openClassroom(
  transaction: Database,
  { id, native_language_id }: HeldLibrarian,
  request: RawRequest,
): Promise<number> {
  const { classroom_name: name, age_range_id, number_students_range_id, subject, course_id } = request
  const classroom_id = await createClassroom(transaction, {
    ...{ teacher_id: id, name, subject, age_range_id, number_students_range_id },
    lang_native_id: native_language_id,
    start_date: dayOf(Date.now()),
  })
  await giveCourse(transaction, { classroom_id, subject_id: subject.id, course_id })
  return classroom_id
}

/** What the subject costs, of one of the two; false, and nothing is spent, when they have not so many tokens. */
const pay = (
  transaction: Database,
  teacher_id: number,
  { subject }: RawRequest,
  classroom_id: number,
): Promise<boolean> =>
  spendTokens(transaction, {
    ...{ teacher_id, classroom_id },
    ...{ subject_id: subject.id, amount: subject.number_of_tokens },
  })

/**
 * Connects a library to the one whose request it is, in one transaction: both have a classroom with the course of the
 * request, they are partners, and each has paid for its own (docs/decisions/library-connections.md). Both librarians are
 * held before anything is looked at, so that of many who connect at once each sees what those before have done.
 * @throws 403 with code 40 or 160; 404 with code 161; 422 with code 41, 42, 43, 126, 162, 163, 165, 166
 *   or 168
 */
export async function connect(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  call: Pick<Call<typeof CONNECT>, 'teacher' | 'params' | 'body' | 'idempotencyKey'>,
): Promise<LibraryConnectionRequest> {
  const { teacher, params, body } = call
  checkMayConnect(teacher)
  let made: LibraryConnectionRequest | undefined
  const answer = await once(db, CONNECT, call, async transaction => {
    const known = await waitingRequest(transaction, teacher.id, params.id)
    const held = await holdLibrarians(transaction, [teacher.id, known.teacher_id])
    // whoever came first may have connected to it, or its owner have deleted it, while this one waited
    const request = await waitingRequest(transaction, teacher.id, params.id)
    if (body.posted_at !== undefined && body.posted_at !== request.posted_at)
      throw refuse('libraryRequestChanged')
    await checkOwnStanding(
      transaction,
      held.find(({ id }) => id === teacher.id),
    )
    await checkOtherStanding(
      transaction,
      held.find(({ id }) => id === request.teacher_id),
    )
    const [own, other] = [there(held, teacher.id), there(held, request.teacher_id)]
    if (own.school_id === other.school_id) throw refuse('ownLibraryRequest')
    const theirs = await openClassroom(transaction, other, request)
    const mine = await openClassroom(transaction, own, request)
    const connected = { connected_at: new Date(), connected_teacher_id: own.id }
    const classrooms = { classroom_id: theirs, connected_classroom_id: mine }
    if (!(await noteConnected(transaction, request.id, { ...connected, ...classrooms })))
      throw refuse('libraryRequestGone')
    await pairClassrooms(transaction, theirs, mine)
    await payBoth(transaction, request, { own: [own.id, mine], other: [other.id, theirs] })
    await tellBoth(transaction, request, { mine, theirs, own: own.id, by: teacher.full_name })
    // its owner may delete it as soon as this is over
    made = await answerWith({ db: transaction, tokens }, teacher, request.id)
    return { data: made }
  })
  // read anew where it was connected to before: the addresses of pictures have an end, but those of one that is gone
  return made ?? (await findShown({ db, tokens }, teacher, params.id)) ?? answer.data
}

/** A librarian and their classroom. */
type Side = readonly [teacherId: number, classroomId: number]

/** @throws 422 with code 41 or 126 */
async function payBoth(
  transaction: Database,
  request: RawRequest,
  { own, other }: { own: Side; other: Side },
): Promise<void> {
  if (!(await pay(transaction, own[0], request, own[1])))
    throw refuse('libraryTokensMissing', {
      message: classroomFormSentences.tokensMissing(request.subject.name),
    })
  if (!(await pay(transaction, other[0], request, other[1]))) throw refuse('otherLibraryTokensShort')
}

/** Tells the owner who has connected, and both that their small groups have partners where they work in such. */
async function tellBoth(
  transaction: Database,
  { teacher_id, group }: RawRequest,
  { mine, theirs, own, by }: { mine: number; theirs: number; own: number; by: string },
): Promise<void> {
  await notify(transaction, [
    {
      ...{ teacher_id, type: 'partner_connection_accepted', from: by },
      ...{ classroom_id: theirs, trigger_user_id: own },
    },
  ])
  await tellOfGroups(transaction, [
    { id: mine, teacher_id: own, group },
    { id: theirs, teacher_id, group },
  ])
}

import type { LibraryConnectionRequest } from '../../../src/contract/entities/library-connection-request.ts'
import {
  LIBRARY_REQUESTS_OPEN_MAX,
  LIBRARY_REQUESTS_PER_HOUR,
} from '../../../src/contract/limits/library-connections.ts'
import type { Database } from '../../db/database.ts'
import type { Call } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { allowAttempt } from '../attempts/area.ts'
import { once } from '../idempotency/area.ts'
import { lockTeacher } from '../teachers/area.ts'
import { checkedForm } from './checked-form.ts'
import { checkLibrarian, checkMayConnect, holdOwn } from './librarian.ts'
import { answerWith } from './read.ts'
import { refuse } from './refusals.ts'
import { addRequest, deleteRequest, repostRequest } from './repository/change.ts'
import { countWaiting, type RawRequest, rawRequest } from './repository/hold.ts'

const POST = 'POST /api/teacher/librarian-connection-request'
const PUT = 'PUT /api/teacher/librarian-connection-request/{id}'

type Given = Pick<Services, 'db' | 'tokens'>

/** What is refused counts for nothing; an operator's are counted apart. @throws 429 */
async function allowPosting(
  transaction: Database,
  tokens: Services['tokens'],
  { id, operator }: SignedInTeacher,
): Promise<void> {
  const scope = tokens.blind('library-requests', String(id), operator ?? '')
  await allowAttempt(transaction, [{ scope, attempts: LIBRARY_REQUESTS_PER_HOUR, windowMinutes: 60 }])
}

/** @throws 422 with code 167 */
async function checkMayWait(transaction: Database, teacherId: number, besides: number | null): Promise<void> {
  if ((await countWaiting(transaction, teacherId, besides)) >= LIBRARY_REQUESTS_OPEN_MAX)
    throw refuse('libraryRequestsFull')
}

/** @throws 404 with code 161; 403 with code 164 */
async function ownRequest(db: Database, teacherId: number, id: number): Promise<RawRequest> {
  const found = await rawRequest(db, id)
  if (!found) throw refuse('libraryRequestGone')
  if (found.teacher_id !== teacherId) throw refuse('libraryRequestOfAnother')
  return found
}

/**
 * Posts a request.
 * @throws 403 with code 40 or 160; 422 with the sentences of the fields, or with code 42 or 167; 429
 */
export async function postRequest(
  { db, tokens }: Given,
  call: Pick<Call<typeof POST>, 'teacher' | 'params' | 'body' | 'idempotencyKey'>,
): Promise<LibraryConnectionRequest> {
  const { teacher, body } = call
  checkMayConnect(teacher)
  let made: LibraryConnectionRequest | undefined
  const answer = await once(db, POST, call, async transaction => {
    await allowPosting(transaction, tokens, teacher)
    await holdOwn(transaction, teacher.id)
    const form = await checkedForm(transaction, body)
    await checkMayWait(transaction, teacher.id, null)
    const id = await addRequest(transaction, { ...form, teacher_id: teacher.id })
    made = await answerWith({ db: transaction, tokens }, teacher, id)
    return { data: { id } }
  })
  // read anew where it was posted before: the addresses of pictures have an end
  return made ?? answerWith({ db, tokens }, teacher, answer.data.id)
}

/**
 * Saves one's own request and posts it again, also one that has expired.
 * @throws 403 with code 40, 160 or 164; 404 with code 161; 422 with the sentences of the fields, or with code 42, 162 or
 *   167; 429
 */
export function repost(
  { db, tokens }: Given,
  { teacher, params: { id }, body }: Pick<Call<typeof PUT>, 'teacher' | 'params' | 'body'>,
): Promise<LibraryConnectionRequest> {
  checkLibrarian(teacher)
  return db.transaction(async transaction => {
    await allowPosting(transaction, tokens, teacher)
    await lockTeacher(transaction, teacher.id)
    const own = await ownRequest(transaction, teacher.id, id)
    await holdOwn(transaction, teacher.id)
    if (own.is_connected) throw refuse('ownLibraryRequestTaken')
    const form = await checkedForm(transaction, body, own.number_students_range_id)
    await checkMayWait(transaction, teacher.id, id)
    await repostRequest(transaction, id, form)
    return answerWith({ db: transaction, tokens }, teacher, id)
  })
}

/**
 * Deletes one's own request, whatever has become of it.
 * @throws 403 with code 160 or 164; 404 with code 161
 */
export async function removeRequest(db: Database, teacher: SignedInTeacher, id: number): Promise<void> {
  checkLibrarian(teacher)
  await db.transaction(async transaction => {
    await lockTeacher(transaction, teacher.id)
    await ownRequest(transaction, teacher.id, id)
    await deleteRequest(transaction, id)
  })
}

import type { ConnectionRequest } from '../../../src/contract/entities/connection.ts'
import {
  CONNECTION_SENDS_MAX,
  CONNECTIONS_PENDING_PER_CLASSROOM,
  CONNECTIONS_WAITING_MAX,
} from '../../../src/contract/limits/partners.ts'
import type { Database } from '../../db/database.ts'
import type { Call } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { once } from '../idempotency/area.ts'
import { hasChosenMails } from '../notifications/area.ts'
import { checkMayHavePartner } from '../partners/area.ts'
import { allowSending, allowTrying } from './allow-sending.ts'
import { invitationMail } from './mails.ts'
import { holdMeeting } from './meeting.ts'
import { checkNote } from './note.ts'
import { answerWith, ownRequest, stepOf } from './own-request.ts'
import { refuse } from './refusals.ts'
import { addRequest, renewRequest } from './repository/change.ts'
import { whatWaits } from './repository/waiting.ts'
import { checkTokens } from './settle-tokens.ts'
import { tell } from './tell.ts'

const ASK = 'POST /api/teacher/connections'

type Given = Pick<Services, 'db' | 'tokens' | 'mails'>

/** Who asks whom, with which classrooms. */
interface Asked {
  classroom_id: number
  invited_teacher_id: number
  invited_classroom_id: number | null
}

/**
 * Holds both sides, and lets a request wait only where nothing is in its way; `id` is its own where it is there already.
 * @throws as `holdMeeting` and `checkTokens`; 422 with code 127 or 128
 */
async function checkAsked(
  transaction: Database,
  teacher: SignedInTeacher,
  { classroom_id, invited_teacher_id, invited_classroom_id }: Asked,
  id: number | null,
): Promise<void> {
  const { own, other } = await holdMeeting(transaction, teacher, {
    classroomId: classroom_id,
    otherTeacherId: invited_teacher_id,
    otherClassroomId: invited_classroom_id,
  })
  if (other) await checkTokens(transaction, own, other)
  const pair = {
    classroomId: classroom_id,
    teacherId: teacher.id,
    invitedTeacherId: invited_teacher_id,
    invitedClassroomId: invited_classroom_id,
  }
  const { same, ofClassroom, ofTeacher, declinedLately } = await whatWaits(transaction, { ...pair, id })
  if (same !== null) throw refuse('connectionExists', { id: same })
  if (declinedLately) throw refuse('declinedLately')
  if (ofClassroom >= CONNECTIONS_PENDING_PER_CLASSROOM) throw refuse('connectionsFull')
  if (ofTeacher >= CONNECTIONS_WAITING_MAX) throw refuse('partnerFull')
}

/**
 * Who was asked reads of it here and in a mail with the link: the one of notifications where they have chosen what comes by
 * mail, and none if that is not among it.
 */
async function send(
  { mails }: Pick<Services, 'mails'>,
  transaction: Database,
  { id, teacher_id, invited_teacher_id, invited_classroom_id }: Asked & { id: number; teacher_id: number },
): Promise<void> {
  await tell(transaction, 'requested', {
    ...{ to: invited_teacher_id, by: teacher_id, requestId: id },
    classroomId: invited_classroom_id,
  })
  if (await hasChosenMails(transaction, invited_teacher_id)) return
  await mails.add(invitationMail, invited_teacher_id, transaction, id)
}

/**
 * Asks a teacher to become the partner of a classroom.
 * @throws 403 with code 10 or 129; 422 with the sentence of the note, or with code 41, 42 or 123 to 128; 429
 */
export async function askPartner(
  services: Given,
  call: Pick<Call<typeof ASK>, 'teacher' | 'params' | 'body' | 'idempotencyKey'>,
): Promise<ConnectionRequest> {
  const { db, tokens, mails } = services
  const { teacher, body } = call
  checkMayHavePartner(teacher)
  const message = checkNote(body.message)
  const { classroom_id, partner_teacher_id, partner_classroom_id } = body
  const asked = {
    classroom_id,
    invited_teacher_id: partner_teacher_id,
    invited_classroom_id: partner_classroom_id,
  }
  await allowTrying(services, teacher)
  const answer = await once(db, ASK, call, async transaction => {
    await allowSending(transaction, tokens, teacher, partner_teacher_id)
    await checkAsked(transaction, teacher, asked, null)
    const id = await addRequest(transaction, { ...asked, teacher_id: teacher.id, message })
    await send(services, transaction, { ...asked, id, teacher_id: teacher.id })
    return { data: { id } }
  })
  mails.wake()
  // read anew where it was sent before: the addresses of pictures have an end
  return answerWith(db, tokens, teacher, answer.data.id)
}

/**
 * Sends one's own request again: it waits once more, as if it were new.
 * @throws 404 with code 121; 403 with code 120 or 129; 422 with code 122, and as `askPartner`; 429
 */
export async function askAgain(
  services: Given,
  teacher: SignedInTeacher,
  id: number,
): Promise<ConnectionRequest> {
  const { db, tokens, mails } = services
  await allowTrying(services, teacher)
  const answer = await db.transaction(async transaction => {
    const known = await ownRequest(transaction, teacher, id)
    stepOf(known, 'resend')
    checkMayHavePartner(teacher)
    await allowSending(transaction, tokens, teacher, known.invited_teacher_id)
    await checkAsked(transaction, teacher, known, id)
    const held = await ownRequest(transaction, teacher, id, { hold: true })
    stepOf(held, 'resend')
    if (held.sends >= CONNECTION_SENDS_MAX) throw refuse('sentEnough')
    await renewRequest(transaction, id)
    await send(services, transaction, held)
    return answerWith(transaction, tokens, teacher, id)
  })
  mails.wake()
  return answer
}

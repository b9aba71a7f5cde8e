import type { ConnectionRequest } from '../../../src/contract/entities/connection.ts'
import type { Call } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { openAgreed } from '../groups/area.ts'
import { once } from '../idempotency/area.ts'
import { pairClassrooms } from '../pairings/area.ts'
import { checkMayHavePartner } from '../partners/area.ts'
import { holdMeeting } from './meeting.ts'
import { answerWith, ownRequest, stepOf } from './own-request.ts'
import { cancelOthers, settleRequest } from './repository/change.ts'
import { checkAgreed, settleTokens } from './settle-tokens.ts'
import { tell, tellOfGroups } from './tell.ts'

const ACCEPT = 'POST /api/teacher/connections/{id}/accept'

/**
 * Accepts a request with one of one's own classrooms, in one transaction (docs/decisions/accepted-requests.md): who has
 * asked leads the pairing. Both teachers, then both classrooms are held before anything is looked at, so that of many who
 * accept or ask at once each sees what those before have done.
 * @throws 404 with code 121; 403 with code 10, 120 or 129; 422 with code 41, 42, 119 or 122 to 126
 */
export async function acceptRequest(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  call: Pick<Call<typeof ACCEPT>, 'teacher' | 'params' | 'body' | 'idempotencyKey'>,
): Promise<ConnectionRequest> {
  const { teacher, params, body } = call
  const { selected_classroom_id: classroomId } = body
  const answer = await once(db, ACCEPT, call, async transaction => {
    const known = await ownRequest(transaction, teacher, params.id)
    stepOf(known, 'accept')
    checkMayHavePartner(teacher)
    const { own, other } = await holdMeeting(
      transaction,
      teacher,
      { classroomId, otherTeacherId: known.teacher_id, otherClassroomId: known.classroom_id },
      { toPair: true },
    )
    if (!other) throw new Error('a request is for a classroom')
    // whoever came first may have taken it back, or accepted it, while this one waited
    const held = await ownRequest(transaction, teacher, params.id, { hold: true })
    stepOf(held, 'accept')
    const { id } = held
    await checkAgreed(transaction, id, own.id)
    await cancelOthers(transaction, id, [own.id, other.id])
    await settleRequest(transaction, id, { status: 'accepted', invited_classroom_id: own.id })
    await pairClassrooms(transaction, other.id, own.id)
    await settleTokens(transaction, own, other)
    await openAgreed(transaction, own.id)
    await tell(transaction, 'accepted', {
      ...{ to: other.teacher_id, by: teacher.id, requestId: id },
      classroomId: other.id,
    })
    await tellOfGroups(transaction, [own, other])
    return { data: { id } }
  })
  // read anew where it was accepted before: the addresses of pictures have an end
  return answerWith(db, tokens, teacher, answer.data.id)
}

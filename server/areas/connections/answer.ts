import type { ConnectionRequest } from '../../../src/contract/entities/connection.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkNote } from './note.ts'
import { answerWith, ownRequest, stepOf } from './own-request.ts'
import { settleRequest } from './repository/change.ts'
import { tell } from './tell.ts'

type Given = Pick<Services, 'db' | 'tokens'>

/**
 * Takes one's own request back; one that is taken back already stays as it is.
 * @throws 404 with code 121; 403 with code 120; 422 with code 122
 */
export function cancelRequest(
  { db, tokens }: Given,
  teacher: Pick<SignedInTeacher, 'id'>,
  id: number,
): Promise<ConnectionRequest> {
  return db.transaction(async transaction => {
    const held = await ownRequest(transaction, teacher, id, { hold: true })
    if (stepOf(held, 'cancel').at === 'change') await settleRequest(transaction, id, { status: 'cancelled' })
    return answerWith(transaction, tokens, teacher, id)
  })
}

/**
 * Declines a request; of one that is declined already the first note stays.
 * @throws 404 with code 121; 403 with code 120; 422 with code 122, or with the sentence of the note
 */
export function declineRequest(
  { db, tokens }: Given,
  teacher: Pick<SignedInTeacher, 'id'>,
  { id, message }: { id: number; message?: string },
): Promise<ConnectionRequest> {
  return db.transaction(async transaction => {
    const held = await ownRequest(transaction, teacher, id, { hold: true })
    const step = stepOf(held, 'decline')
    const decline_message = checkNote(message)
    if (step.at === 'change') {
      await settleRequest(transaction, id, { status: 'declined', decline_message })
      await tell(transaction, 'declined', {
        ...{ to: held.teacher_id, by: teacher.id, requestId: id },
        classroomId: held.classroom_id,
      })
    }
    return answerWith(transaction, tokens, teacher, id)
  })
}

import type { Database } from '../../db/database.ts'
import type { SignedInStudent } from '../../signed-in-student.ts'
import { notify } from '../notifications/area.ts'
import { findWriter } from './repository/for-students.ts'

/** Tells the teacher of a student of what they have written below a message. */
export async function tellOfComment(
  transaction: Database,
  { id, classroom_id }: Pick<SignedInStudent, 'id' | 'classroom_id'>,
  commentId: number,
): Promise<void> {
  const writer = await findWriter(transaction, id)
  if (!writer) return
  await notify(transaction, [
    {
      ...{ teacher_id: writer.teacher_id, type: 'response_to_message', classroom_id },
      from: writer.student,
      object_id: commentId,
      trigger_user_id: id,
    },
  ])
}

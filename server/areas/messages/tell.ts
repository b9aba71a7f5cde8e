import type { Database } from '../../db/database.ts'
import type { SignedInStudent } from '../../signed-in-student.ts'
import { notify } from '../notifications/area.ts'
import { findTeacherOf } from './repository/for-students.ts'

/** Tells the teacher of a student of what they have written below a message. */
export async function tellOfComment(
  transaction: Database,
  { id, classroom_id, first_name, last_initial }: SignedInStudent,
  commentId: number,
): Promise<void> {
  const teacher_id = await findTeacherOf(transaction, classroom_id)
  if (teacher_id === null) return
  await notify(transaction, [
    {
      ...{ teacher_id, type: 'response_to_message', classroom_id },
      from: [first_name, last_initial].filter(part => part !== '').join(' '),
      object_id: commentId,
      trigger_user_id: id,
    },
  ])
}

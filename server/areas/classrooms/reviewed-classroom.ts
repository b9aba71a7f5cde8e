import type { ReviewedClassroom } from '../../../src/contract/entities/reviewed-classroom.ts'
import { classroomStatus } from '../../../src/contract/rules/classroom-status.ts'
import { statusHoldsUntil } from '../../../src/contract/rules/next-status-change.ts'
import type { Database } from '../../db/database.ts'
import { expiryOwner } from '../../db/exchange-owner.ts'
import { refuse } from '../../errors.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { type ReviewedRow, readReviewed } from './repository/review.ts'

type Reviewed = Omit<ReviewedClassroom, 'tasks'> & Pick<ReviewedRow, 'tasks'>

/**
 * A classroom as whoever reviews it sees it. The status is that of its teacher, also where the assistant asks; for an
 * assistant it is made anew each time, since what changes raises the revision of the teacher alone.
 * @throws 403 with code 10
 */
export async function readReviewedClassroom(
  db: Database,
  { id: teacherId }: Pick<SignedInTeacher, 'id'>,
  id: number,
): Promise<{ data: Reviewed; freshUntil: number }> {
  const row = await readReviewed(db, teacherId, id)
  if (!row) throw refuse('classroomForbidden')
  const { name, is_owner, course_student_group_type_id, class_pairing, tasks } = row
  const owner = expiryOwner(row)
  const now = Date.now()
  return {
    data: {
      ...{ id, name, is_owner, course_student_group_type_id, class_pairing, tasks },
      status: classroomStatus(owner, row, now),
    },
    freshUntil: is_owner ? statusHoldsUntil(owner, row, now) : 0,
  }
}

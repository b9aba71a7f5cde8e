import type { Query } from '../../../src/contract/endpoints/all.ts'
import type { RemovedStudent } from '../../../src/contract/entities/removed-student.ts'
import type { Student } from '../../../src/contract/entities/student.ts'
import { normalName } from '../../../src/contract/rules/student-names.ts'
import type { Database } from '../../db/database.ts'
import { refuse as refuseForbidden } from '../../errors.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'
import { findOwedTasks, findStudents, type StudentSelection } from './repository/find.ts'
import { findRemoved } from './repository/removed.ts'
import { shownStudents } from './shown-student.ts'

/** @throws 403 with code 10 */
async function select(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
  selection: StudentSelection,
  isByCategory = false,
): Promise<Student[]> {
  const found = await findStudents(db, teacher.id, classroomId, selection)
  if (!found) throw refuseForbidden('classroomForbidden')
  return shownStudents(found, await findOwedTasks(db, classroomId), isByCategory)
}

/**
 * The students of a classroom, or its groups, in two statements however many there are (P3 §7).
 * @throws 403 with code 10
 */
export async function listStudents(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
  query: Query<'GET /api/teacher/classrooms/{id}/students'>,
): Promise<Student[]> {
  const { search_string = '', filter_by, order_by, percentage_by_category } = query
  const selection = { search: normalName(search_string), isDescending: order_by === 'z-a' }
  const found = await select(db, teacher, classroomId, selection, percentage_by_category === '1')
  return filter_by ? found.filter(({ tasks }) => tasks.some(({ status }) => status === filter_by)) : found
}

/**
 * One of them.
 * @throws 403 with code 10, 404 with code 70
 */
export async function findStudent(
  db: Database,
  teacher: SignedInTeacher,
  { id, student_id }: { id: number; student_id: number },
): Promise<Student> {
  const [student] = await select(db, teacher, id, { studentId: student_id })
  if (!student) throw refuse('studentGone')
  return student
}

/**
 * Who can still be brought back, the latest first.
 * @throws 403 with code 10
 */
export async function listRemoved(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
): Promise<RemovedStudent[]> {
  const found = await findRemoved(db, teacher.id, classroomId)
  if (!found) throw refuseForbidden('classroomForbidden')
  return found
}

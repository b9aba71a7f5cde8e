import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { StudentCredentials } from '../../../src/contract/entities/student.ts'
import { isSmallGroup, postsAsOne, postsTogether } from '../../../src/contract/rules/group-types.ts'
import { isUnderReviewAge } from '../../../src/contract/rules/video-review.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkOpenClassroom, lockOpenClassroom } from '../classrooms/area.ts'
import { hashPassword } from '../teachers/area.ts'
import { checkedName } from './checked-name.ts'
import { drawFirstPassword } from './first-sign-in.ts'
import { refuse } from './refusals.ts'
import {
  bringBack,
  classroomFacts,
  isThere,
  remove,
  rename,
  type StudentKey,
  setFirstPassword,
  setPermission,
} from './repository/change.ts'
import { checkRoom } from './room.ts'

/**
 * Renames a student or a group.
 * @throws 403 with code 10; 404 with code 70; 422 with code 42, or with the sentences of the name
 */
export async function renameStudent(
  db: Database,
  teacher: SignedInTeacher,
  key: StudentKey,
  given: Body<'PUT /api/teacher/classrooms/{id}/students/{student_id}'>,
): Promise<void> {
  await checkOpenClassroom(db, teacher, key.id)
  const { group } = await classroomFacts(db, key.id)
  if (!(await rename(db, key, checkedName(given, postsTogether(group))))) throw refuse('studentGone')
}

/**
 * Gives a student a new first password and tells it.
 * @throws 403 with code 10, 404 with code 70, 422 with code 42
 */
export async function resetPassword(
  db: Database,
  teacher: SignedInTeacher,
  key: StudentKey,
): Promise<StudentCredentials> {
  const { code } = await checkOpenClassroom(db, teacher, key.id)
  const password = drawFirstPassword()
  const username = await setFirstPassword(db, key, await hashPassword(password))
  if (username === undefined) throw refuse('studentGone')
  return { id: key.student_id, username, password, code }
}

/** Groups come and go by an operator's hand, and a whole class posts as one (P3 §6). */
function checkRemovable(teacher: SignedInTeacher, group: number | null): void {
  if (postsAsOne(group)) throw refuse('studentsFixed')
  if (isSmallGroup(group) && teacher.operator === null) throw refuse('studentsFixed')
}

/**
 * Removes a student, until the sweep with an undo.
 * @throws 403 with code 10 or 72, 404 with code 70, 422 with code 42
 */
export async function removeStudent(db: Database, teacher: SignedInTeacher, key: StudentKey): Promise<void> {
  await checkOpenClassroom(db, teacher, key.id)
  checkRemovable(teacher, (await classroomFacts(db, key.id)).group)
  if (!(await remove(db, key))) throw refuse('studentGone')
}

/**
 * Brings a removed student back; one who is there stays. The classroom is locked, so that it never has a 31st.
 * @throws 403 with code 10 or 72, 404 with code 70, 422 with code 42 or 71
 */
export async function restoreStudent(db: Database, teacher: SignedInTeacher, key: StudentKey): Promise<void> {
  await db.transaction(async transaction => {
    await lockOpenClassroom(transaction, teacher, key.id)
    const facts = await classroomFacts(transaction, key.id)
    checkRemovable(teacher, facts.group)
    if (await isThere(transaction, key)) return
    checkRoom(facts)
    if (!(await bringBack(transaction, key, isSmallGroup(facts.group)))) throw refuse('studentGone')
  })
}

/**
 * Sets for some students whether their submissions need the teacher's approval; for all of them or for none.
 * @throws 403 with code 10, 404 with code 70, 422 with code 42 or 73
 */
export async function savePermissions(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
  body: Body<'PUT /api/teacher/classrooms/{id}/students/submissions/permissions'>,
): Promise<void> {
  await db.transaction(async transaction => {
    await lockOpenClassroom(transaction, teacher, classroomId)
    const { age_range } = await classroomFacts(transaction, classroomId)
    const { approve_student_submissions, students } = body
    if (!approve_student_submissions && isUnderReviewAge(age_range)) throw refuse('reviewRequired')
    const changed = await setPermission(transaction, classroomId, students, approve_student_submissions)
    if (changed < students.length) throw refuse('studentGone')
  })
}

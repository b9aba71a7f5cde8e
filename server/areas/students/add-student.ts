import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { StudentCredentials } from '../../../src/contract/entities/student.ts'
import { isSmallGroup, postsAsOne } from '../../../src/contract/rules/group-types.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkOpenClassroom, lockOpenClassroom } from '../classrooms/area.ts'
import { hashPassword } from '../teachers/area.ts'
import { checkedName } from './checked-name.ts'
import { drawFirstPassword, drawUsername } from './first-sign-in.ts'
import { withFreeUsername } from './free-username.ts'
import { refuse } from './refusals.ts'
import { addStudent as insert } from './repository/add.ts'
import { classroomFacts } from './repository/change.ts'
import { freePlace } from './repository/place.ts'
import { checkRoom } from './room.ts'

/**
 * Adds a student, or for an operator a group of a small-group classroom (P3 §5, §6). Without a course a classroom has
 * no students: it is not known how they are grouped, and My Students is hidden (P3 §2). The classroom is locked, so that
 * of several that come at once none is the 31st. The teacher has yet to approve a group's name.
 * @throws 403 with code 10 or 72; 422 with code 42 or 71, or with the sentences of the name
 */
export async function addStudent(
  db: Database,
  teacher: SignedInTeacher,
  classroom_id: number,
  given: Body<'POST /api/teacher/classrooms/{id}/students/create'>,
): Promise<StudentCredentials> {
  // who may add nobody costs no hash
  await checkOpenClassroom(db, teacher, classroom_id)
  const password = drawFirstPassword()
  // before the transaction: a hash takes its time, and the classroom is locked then
  const password_hash = await hashPassword(password)
  return db.transaction(async transaction => {
    const { code } = await lockOpenClassroom(transaction, teacher, classroom_id)
    const facts = await classroomFacts(transaction, classroom_id)
    const { group } = facts
    if (group === null) throw refuse('courseMissing')
    const isGroup = isSmallGroup(group)
    if (postsAsOne(group) || (isGroup && teacher.operator === null)) throw refuse('studentsFixed')
    const name = checkedName(given, isGroup)
    checkRoom(facts)
    const { added: id, username } = await withFreeUsername(drawUsername, username =>
      insert(transaction, {
        ...{ classroom_id, ...name, username, password_hash },
        ...(isGroup ? { is_approved_name: false, place: freePlace(classroom_id) } : {}),
      }),
    )
    return { id, username, password, code }
  })
}

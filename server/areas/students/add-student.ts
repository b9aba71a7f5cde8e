import { randomUUID } from 'node:crypto'
import type { StudentCredentials } from '../../../src/contract/entities/student.ts'
import { isSmallGroup, postsAsOne } from '../../../src/contract/rules/group-types.ts'
import type { Database } from '../../db/database.ts'
import type { Call } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { checkOpenClassroom, lockOpenClassroom } from '../classrooms/area.ts'
import { once } from '../idempotency/area.ts'
import { hashPassword } from '../teachers/area.ts'
import { allowStudents } from './add-allowance.ts'
import { checkedName } from './checked-name.ts'
import { drawUsername } from './first-sign-in.ts'
import { withFreeUsername } from './free-username.ts'
import { givenPassword } from './given-password.ts'
import { refuse } from './refusals.ts'
import { addStudent as insert } from './repository/add.ts'
import { classroomFacts } from './repository/change.ts'
import { freePlace } from './repository/place.ts'
import { checkRoom } from './room.ts'

const ENDPOINT = 'POST /api/teacher/classrooms/{id}/students/create'

/** What is kept of the answer: everything but the password, and what that is drawn from. */
interface Kept {
  data: Omit<StudentCredentials, 'password'>
  drawnFrom: string
}

/**
 * Adds a student, or for an operator a group of a small-group classroom (P3 §5, §6). Without a course a classroom has
 * no students: it is not known how they are grouped, and My Students is hidden (P3 §2). The classroom is locked, so that
 * of several that come at once none is the 31st. The teacher has yet to approve a group's name. What the password is
 * drawn from is kept with the answer, so that it is told again with it, though what is kept has none.
 * @throws 403 with code 10 or 72; 422 with code 13, 42 or 71, or with the sentences of the name; 429; 503
 */
export async function addStudent(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  call: Pick<Call<typeof ENDPOINT>, 'teacher' | 'params' | 'body' | 'idempotencyKey'>,
): Promise<StudentCredentials> {
  const { teacher, params, body } = call
  const classroom_id = params.id
  // who may add nobody costs no hash
  await checkOpenClassroom(db, teacher, classroom_id)
  const passwordOf = (drawn: string) => givenPassword(tokens, String(teacher.id), String(classroom_id), drawn)
  const drawnFrom = randomUUID()
  // before the transaction: a hash takes its time, and the classroom is locked then
  const password_hash = await hashPassword(passwordOf(drawnFrom))

  async function add(transaction: Database): Promise<Kept> {
    await allowStudents(transaction, tokens, teacher.id, 1)
    const { code } = await lockOpenClassroom(transaction, teacher, classroom_id)
    const facts = await classroomFacts(transaction, classroom_id)
    const { group } = facts
    if (group === null) throw refuse('courseMissing')
    const isGroup = isSmallGroup(group)
    if (postsAsOne(group) || (isGroup && teacher.operator === null)) throw refuse('studentsFixed')
    const name = checkedName(body, isGroup)
    checkRoom(facts)
    const { added: id, username } = await withFreeUsername(drawUsername, username =>
      insert(transaction, {
        ...{ classroom_id, ...name, username, password_hash },
        ...(isGroup ? { is_approved_name: false, place: freePlace(classroom_id) } : {}),
      }),
    )
    return { data: { id, username, code }, drawnFrom }
  }

  const kept = await once(db, ENDPOINT, call, add)
  return { ...kept.data, password: passwordOf(kept.drawnFrom) }
}

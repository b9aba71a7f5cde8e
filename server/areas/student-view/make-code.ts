import type { StudentUserType, StudentViewCode } from '../../../src/contract/entities/student-view.ts'
import { postsAsOne, userTypeOf } from '../../../src/contract/rules/group-types.ts'
import type { Database } from '../../db/database.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { ownsClassroom } from '../actions/area.ts'
import { beginAudit } from '../audit/area.ts'
import { classroomFacts, isThere, wholeClass } from '../students/area.ts'
import { refuse } from './refusals.ts'
import { addCode } from './repository.ts'

type Slug = StudentUserType['slug']

/** The request, as the audit has it. */
interface Asked {
  path: string
  requestId: string
}

/** What an operator does as a teacher is on record before it begins (plugins/auth.ts); this is for the teacher's own. */
async function makeCode(
  db: Database,
  teacher: SignedInTeacher,
  { student_id, slug, asked }: { student_id: number; slug: Slug; asked: Asked },
): Promise<StudentViewCode> {
  const token = oneTimeCode()
  const view = await addCode(db, teacher, student_id, token)
  if (!view) throw refuse('signInAgain')
  if (teacher.operator === null)
    await beginAudit(db, {
      ...view,
      method: 'POST',
      path: asked.path,
      status: 200,
      request_id: asked.requestId,
    })
  return { token, user_type: { slug } }
}

async function mustOwn(db: Database, teacher: SignedInTeacher, id: number): Promise<void> {
  if (!(await ownsClassroom(db, teacher.id, id))) throw refuse('classroomForbidden')
}

/**
 * A code with which the teacher sees the student site as one of their students; also of an expired exchange, of which the
 * site then shows what there is.
 * @throws 401 when the session has ended meanwhile; 403 with code 10, 404 with code 70
 */
export function studentCode(
  db: Database,
  teacher: SignedInTeacher,
  { id, student_id }: { id: number; student_id: number },
  asked: Asked,
): Promise<StudentViewCode> {
  return db.transaction(async transaction => {
    await mustOwn(transaction, teacher, id)
    if (!(await isThere(transaction, { id, student_id }))) throw refuse('notOfClassroom')
    const { group } = await classroomFacts(transaction, id)
    return makeCode(transaction, teacher, { student_id, slug: userTypeOf(group), asked })
  })
}

/**
 * The same as the whole class, which posts as one.
 * @throws 401 when the session has ended meanwhile; 403 with code 10, 422 with code 80
 */
export function wholeClassCode(
  db: Database,
  teacher: SignedInTeacher,
  id: number,
  asked: Asked,
): Promise<StudentViewCode> {
  return db.transaction(async transaction => {
    await mustOwn(transaction, teacher, id)
    const { group } = await classroomFacts(transaction, id)
    if (!postsAsOne(group)) throw refuse('notWholeClass')
    const student_id = await wholeClass(transaction, id)
    return makeCode(transaction, teacher, { student_id, slug: userTypeOf(group), asked })
  })
}

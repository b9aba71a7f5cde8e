import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/edit-classroom/element.ts'
import { answer } from '../../support/answer.ts'
import { servesClassroomLists } from '../../support/classroom-lists.ts'
import { field, mount } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { aClassroom } from '../classroom/a-classroom.ts'

export const CLASSROOM = 'GET /api/teacher/classrooms/{id}'
export const SAVE = 'PUT /api/teacher/classrooms/{id}'
export const RESET = 'POST /api/teacher/classrooms/{id}/reset-code'

/** Signs a teacher in whose classroom 7 is this one, for whatever is asked. */
export function serves(classroom: Partial<Classroom> = {}, user: Partial<User> = {}): Classroom {
  const now = aClassroom(classroom)
  servesClassroomLists()
  let { name } = now
  answer(CLASSROOM, ({ params }) => ({ success: true, data: { ...now, name, id: params.id } }))
  answer(SAVE, ({ body }) => {
    name = body.name ?? name
    return { success: true, message: 'Changes Save Successful', data: { ...now, name } }
  })
  answer(RESET, { success: true, message: 'Successful', data: { code: 'NEW-CODE' } })
  signedIn({ user: teacher(user) })
  return now
}

export const place = () => mount('<cx-edit-classroom classroom-id="7"></cx-edit-classroom>')

/** The form of a classroom. */
export async function placed(
  classroom: Partial<Classroom> = {},
  user: Partial<User> = {},
): Promise<HTMLElement> {
  serves(classroom, user)
  const element = place()
  await field(element, 'Classroom Name')
  return element
}

import type { classroomEndpoints } from '../../../src/contract/endpoints/classrooms.ts'
import type { Handlers } from '../../register.ts'
import type { Services } from '../../services.ts'
import { findClassroom } from './detail.ts'
import { listClassrooms } from './list.ts'

export const classroomHandlers = ({ db }: Services): Handlers<keyof typeof classroomEndpoints> => ({
  'GET /api/teacher/classrooms': ({ teacher, query }) => listClassrooms(db, teacher, query),

  'GET /api/teacher/classrooms/{id}': ({ teacher, params }) => findClassroom(db, teacher, params.id),
})

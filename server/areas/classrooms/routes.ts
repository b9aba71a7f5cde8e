import type { classroomEndpoints } from '../../../src/contract/endpoints/classrooms.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { findClassroom } from './repository/detail.ts'
import { listClassrooms } from './repository/list.ts'

export const handlers = (services: Services): Handlers<keyof typeof classroomEndpoints> => ({
  'GET /api/teacher/classrooms': ({ teacher, query }) => listClassrooms(services, teacher, query),

  'GET /api/teacher/classrooms/{id}': ({ teacher, params }) => findClassroom(services, teacher, params.id),
})

import type { taskLibraryEndpoints } from '../../../src/contract/endpoints/task-library.ts'
import type { taskEndpoints } from '../../../src/contract/endpoints/tasks.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { refuse } from './refusals.ts'

/** Until there is one. */
const none = () => Promise.reject(refuse('taskGone'))

export const handlers = (
  _: Services,
): Handlers<keyof typeof taskEndpoints | keyof typeof taskLibraryEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/tasks': none,
  'GET /api/teacher/classrooms/{id}/tasks/{tid}': none,
  'POST /api/teacher/classrooms/{id}/tasks': none,
  'PUT /api/teacher/classrooms/{id}/tasks/{tid}': none,
  'POST /api/teacher/classrooms/{id}/tasks/{tid}/show': none,
  'PUT /api/teacher/classrooms/{id}/tasks-order': none,
  'GET /api/teacher/classrooms/{id}/tasks/library': none,
  'GET /api/teacher/classrooms/{id}/tasks/library/{tid}': none,
  'GET /api/teacher/classrooms/{id}/tasks/countries': none,
  'POST /api/teacher/classrooms/{id}/tasks/{tid}': none,
})

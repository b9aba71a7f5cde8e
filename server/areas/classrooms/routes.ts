import type { classroomEndpoints } from '../../../src/contract/endpoints/classrooms.ts'
import { classroomSentences } from '../../../src/contract/server-messages/classrooms.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { addAssistant } from './add-assistant.ts'
import { removeAssistant } from './remove-assistant.ts'
import { findClassroom } from './repository/detail.ts'
import { listClassrooms } from './repository/list.ts'
import { resetCode } from './reset-code.ts'

export const handlers = (services: Services): Handlers<keyof typeof classroomEndpoints> => ({
  'GET /api/teacher/classrooms': ({ teacher, query }) => listClassrooms(services, teacher, query),

  'GET /api/teacher/classrooms/{id}': ({ teacher, params }) => findClassroom(services, teacher, params.id),

  'POST /api/teacher/classrooms/{id}/reset-code': async ({ teacher, params }) => ({
    message: classroomSentences.codeReset,
    data: { code: await resetCode(services.db, teacher, params.id) },
  }),

  'POST /api/teacher/classrooms/{id}/teacher-assistant': async ({ teacher, params, body }) => ({
    message: classroomSentences.assistantAdded,
    data: await addAssistant(services, teacher, params.id, body.email),
  }),

  'DELETE /api/teacher/classrooms/{id}/teacher-assistant': async ({ teacher, params, query }) => {
    await removeAssistant(services.db, teacher, params.id, query.email)
    return { message: classroomSentences.assistantRemoved }
  },
})

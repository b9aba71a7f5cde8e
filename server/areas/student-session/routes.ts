import type { studentSessionEndpoints } from '../../../src/contract/endpoints/student-session.ts'
import { studentSiteSentences } from '../../../src/contract/server-messages/student-site.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { changeStudentPassword } from './change-password.ts'
import { endStudentSession } from './repository/sessions.ts'
import { shownStudent } from './shown-student.ts'
import { signInAsStudent, signInStudent } from './sign-in.ts'

export const handlers = (services: Services): Handlers<keyof typeof studentSessionEndpoints> => ({
  'POST /api/student/login': async ({ body, ip }) => ({
    data: await signInStudent(services, { ...body, ip }),
  }),

  'POST /api/student/login-as-student': async ({ body, path, requestId }) => ({
    data: await signInAsStudent(services, { ...body, path, requestId }),
  }),

  'GET /api/student/me': async ({ student }) => ({ data: shownStudent(student) }),

  'POST /api/student/password': async ({ student, body }) => {
    await changeStudentPassword(services, student, body)
    return { message: studentSiteSentences.passwordChanged }
  },

  'POST /api/student/logout': async ({ student }) => {
    await endStudentSession(services.db, student.session_id)
    return {}
  },
})

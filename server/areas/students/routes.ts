import type { studentEndpoints } from '../../../src/contract/endpoints/students.ts'
import { studentSentences } from '../../../src/contract/server-messages/students.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { addStudent } from './add-student.ts'
import {
  removeStudent,
  renameStudent,
  resetPassword,
  restoreStudent,
  savePermissions,
} from './change-student.ts'
import { findStudent, listRemoved, listStudents } from './list-students.ts'

export const handlers = ({ db, tokens }: Services): Handlers<keyof typeof studentEndpoints> => ({
  'GET /api/teacher/classrooms/{id}/students': async ({ teacher, params, query }) => ({
    data: await listStudents(db, teacher, params.id, query),
    freshUntil: Number.POSITIVE_INFINITY,
  }),

  'GET /api/teacher/classrooms/{id}/students/{student_id}': async ({ teacher, params }) => ({
    data: await findStudent(db, teacher, params),
    freshUntil: Number.POSITIVE_INFINITY,
  }),

  'GET /api/teacher/classrooms/{id}/students/removed': async ({ teacher, params }) => ({
    data: await listRemoved(db, teacher, params.id),
  }),

  'POST /api/teacher/classrooms/{id}/students/create': async call => ({
    message: studentSentences.added,
    data: await addStudent({ db, tokens }, call),
  }),

  'PUT /api/teacher/classrooms/{id}/students/{student_id}': async ({ teacher, params, body }) => {
    await renameStudent(db, teacher, params, body)
    return { message: studentSentences.renamed }
  },

  'PUT /api/teacher/classrooms/{id}/students/{student_id}/password': async ({ teacher, params }) => ({
    message: studentSentences.passwordReset,
    data: await resetPassword(db, teacher, params),
  }),

  'DELETE /api/teacher/classrooms/{id}/students/{student_id}': async ({ teacher, params }) => {
    await removeStudent(db, teacher, params)
    return { message: studentSentences.removed }
  },

  'POST /api/teacher/classrooms/{id}/students/{student_id}/restore': async ({ teacher, params }) => {
    await restoreStudent(db, teacher, params)
    return { message: studentSentences.restored }
  },

  'PUT /api/teacher/classrooms/{id}/students/submissions/permissions': async ({ teacher, params, body }) => {
    await savePermissions(db, teacher, params.id, body)
    return { message: studentSentences.permissionsSaved }
  },
})

import type { studentFileEndpoints } from '../../../../src/contract/endpoints/student-files.ts'
import type { Handlers } from '../../../handlers.ts'
import type { Services } from '../../../services.ts'
import { createSheetReader } from '../../../spreadsheets/read-sheet.ts'
import { exportStudents } from './export-students.ts'
import { checkImport, importStudents } from './import-students.ts'
import { template } from './template.ts'

export function fileHandlers({ db, tokens }: Services): Handlers<keyof typeof studentFileEndpoints> {
  const services = { db, tokens, readSheet: createSheetReader() }
  return {
    'POST /api/teacher/classrooms/{id}/students/import': call => importStudents(services, call),

    'POST /api/teacher/classrooms/{id}/students/import/check': call => checkImport(services, call),

    'POST /api/teacher/classrooms/students/template': async () => ({ bytes: await template() }),

    'GET /api/teacher/classrooms/{id}/students/export': async ({ teacher, params, query }) => ({
      bytes: await exportStudents(db, teacher, params.id, query),
    }),
  }
}

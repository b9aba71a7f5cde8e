import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { UploadedFile } from '../entities/file.ts'
import { Id } from '../entities/reference.ts'
import { ImportedStudent, ImportRow } from '../entities/student-import.ts'
import { STUDENT_LIST_MAX_BYTES } from '../limits/student-files.ts'
import { BYTES_PER_MEGABYTE } from '../limits/units.ts'
import { exportColumns } from '../rules/export-columns.ts'
import { studentListFile } from '../rules/student-list-file.ts'
import { studentEndpoints } from './students.ts'

const ofClassroom = { access: 'teacher', params: Type.Object({ id: Id }) } as const

const list = {
  form: { fileMaxBytes: STUDENT_LIST_MAX_BYTES },
  body: Type.Object({
    file: UploadedFile,
    ignore_first_row: Type.Optional(
      Type.Enum(['0', '1'], { description: '1: the first row with anything in it is a heading' }),
    ),
  }),
} as const

const { type, template, exported } = studentListFile
const column = `(?:${exportColumns.join('|')})`

/**
 * Lists of students in files (P3 §7 Students). Those of a classroom answer 403 with code 10 for a foreign one, and with
 * code 72 where groups post. What is no such list is refused with 422.
 */
export const studentFileEndpoints = {
  'POST /api/teacher/classrooms/{id}/students/import': {
    summary: `Adds the students of an xlsx file, all of them or none, and tells their first passwords: first name in column A, last initial in column B. Who is in the classroom already is left out. At most ${STUDENT_LIST_MAX_BYTES / BYTES_PER_MEGABYTE} MiB.`,
    spec: 'P3 §5 Import file',
    ...ofClassroom,
    ...list,
    data: Type.Array(ImportedStudent),
    idempotent: true,
  },
  'POST /api/teacher/classrooms/{id}/students/import/check': {
    summary: 'What would become of each row of such a file, without adding anybody.',
    spec: 'P3 §5 Import file',
    ...ofClassroom,
    ...list,
    data: Type.Array(ImportRow),
  },
  'POST /api/teacher/classrooms/students/template': {
    summary: 'An xlsx file to write a list of students into.',
    spec: 'P3 §7 Students',
    access: 'teacher',
    file: { type, name: template },
  },
  'GET /api/teacher/classrooms/{id}/students/export': {
    summary: 'The students as an xlsx file, those that the list would show.',
    spec: 'P3 §9 Export columns',
    ...ofClassroom,
    query: Type.Object({
      ...studentEndpoints['GET /api/teacher/classrooms/{id}/students'].query.properties,
      columns: Type.Optional(
        Type.String({
          pattern: `^${column}(?:,${column})*$`,
          description: `names with commas between; ${exportColumns.slice(0, 5).join(', ')} without`,
        }),
      ),
    }),
    file: { type, name: exported },
  },
} as const satisfies EndpointMap

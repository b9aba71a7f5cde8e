import type { Query } from '../../../../src/contract/endpoints/all.ts'
import { defaultExportColumns, type ExportColumn } from '../../../../src/contract/rules/export-columns.ts'
import { postsTogether } from '../../../../src/contract/rules/group-types.ts'
import { studentFileSentences } from '../../../../src/contract/server-messages/student-files.ts'
import type { Database } from '../../../db/database.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { writeSheet } from '../../../spreadsheets/write-sheet.ts'
import { listStudents } from '../list-students.ts'
import { refuse } from '../refusals.ts'
import { classroomFacts } from '../repository/change.ts'
import { findWork, type StudentWork } from '../repository/work.ts'

type Shown = { id: number; first_name: string; last_initial: string; username: string }

/** What stands in each column. A student is the account that signs in, and has no picture (docs/decisions/student-files.md). */
const cells: Record<ExportColumn, (student: Shown, work: StudentWork | undefined) => string | number> = {
  first_name: ({ first_name }) => first_name,
  last_initial: ({ last_initial }) => last_initial,
  username: ({ username }) => username,
  videos: (_, work) => work?.videos ?? 0,
  responses: (_, work) => work?.responses ?? 0,
  id: ({ id }) => id,
  user_id: ({ id }) => id,
  updated_at: (_, work) => work?.updated_at ?? '',
  thumbnail: () => '',
}

const isColumn = (name: string): name is ExportColumn => Object.hasOwn(cells, name)

/** A sheet of these students, with these columns. */
export async function studentSheet(
  db: Database,
  classroomId: number,
  students: readonly Shown[],
  columns: readonly ExportColumn[],
): Promise<Buffer> {
  const work = new Map((await findWork(db, classroomId)).map(row => [row.id, row]))
  return writeSheet(
    columns.map(column => studentFileSentences.exportHeading[column]),
    students.map(student => columns.map(column => cells[column](student, work.get(student.id)))),
  )
}

/**
 * The students that the list would show, as a file (P3 §9 Export columns). Groups are not exported (P3 §2).
 * @throws 403 with code 10 or 72
 */
export async function exportStudents(
  db: Database,
  teacher: SignedInTeacher,
  classroomId: number,
  { columns, ...selection }: Query<'GET /api/teacher/classrooms/{id}/students/export'>,
): Promise<Buffer> {
  const students = await listStudents(db, teacher, classroomId, selection)
  const { group } = await classroomFacts(db, classroomId)
  if (postsTogether(group)) throw refuse('studentsFixed')
  const chosen = [...new Set(columns?.split(',').filter(isColumn) ?? defaultExportColumns)]
  return studentSheet(db, classroomId, students, chosen)
}

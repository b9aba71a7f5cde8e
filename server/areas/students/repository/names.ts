import { sql } from 'drizzle-orm'
import type { StudentName } from '../../../../src/contract/rules/student-names.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'

/** Names of those who are in a classroom. */
export const namesOf = (db: Database, classroomId: number): Promise<StudentName[]> =>
  rows<StudentName>(
    db,
    sql`select s.first_name, s.last_initial from students s where s.classroom_id = ${classroomId} and ${present}`,
  )

import { type SQL, sql } from 'drizzle-orm'

/**
 * A name of students under `student`, as this classroom is told it: that of a group of the partner's is '' until its own
 * teacher has approved it.
 */
export const nameFor = (classroomId: number | SQL, student: SQL, name: SQL): SQL =>
  sql`case when ${student}.classroom_id = ${classroomId} or ${student}.is_approved_name then ${name} else '' end`

import { type SQL, sql } from 'drizzle-orm'

/** Of students under this name: first name and initial, or the name of the group. */
export const fullName = (student: SQL): SQL =>
  sql`concat_ws(' ', ${student}.first_name, nullif(${student}.last_initial, ''))`

/** Of teachers under this name: the whole one, which partners are told and nobody before them. */
export const teacherName = (t: SQL): SQL => sql`concat_ws(' ', ${t}.first_name, ${t}.last_name)`

/** Of teachers under this name: what strangers are told, the first name and an initial (P2 §3). */
export const teacherInitials = (t: SQL): SQL =>
  sql`concat_ws(' ', ${t}.first_name, nullif(left(${t}.last_name, 1), '') || '.')`

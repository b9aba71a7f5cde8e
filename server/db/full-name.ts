import { type SQL, sql } from 'drizzle-orm'

/** Of students under this name: first name and initial, or the name of the group. */
export const fullName = (student: SQL): SQL =>
  sql`concat_ws(' ', ${student}.first_name, nullif(${student}.last_initial, ''))`

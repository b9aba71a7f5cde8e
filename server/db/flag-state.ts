import { type SQL, sql } from 'drizzle-orm'

/** Of flags under this name: `open` as long as nobody has answered, `answered` then. */
export const flagState = (flag: SQL): SQL =>
  sql`case when ${flag}.answer is null then 'open' else 'answered' end`

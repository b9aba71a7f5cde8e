import { sql } from 'drizzle-orm'

/** A file stays as long as a task shows it, of an exchange or of the library. */
export const keepsTaskFiles = [
  sql`exists (select 1 from tasks kept where kept.files @> array[f.name])`,
  sql`exists (select 1 from library_tasks kept where kept.files @> array[f.name])`,
]

import { sql } from 'drizzle-orm'

/** A file stays as long as a message shows it. */
export const keepsMessageFiles = [sql`exists (select 1 from messages kept where kept.files @> array[f.name])`]

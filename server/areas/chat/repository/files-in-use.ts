import { sql } from 'drizzle-orm'

/** A file stays as long as a message shows it. */
export const keepsChatFiles = [
  sql`exists (select 1 from chat_messages kept where kept.attachment ->> 'file' = f.name)`,
]

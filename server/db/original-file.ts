import { sql } from 'drizzle-orm'

/** The original of a video `v`, by its name in the storage; null once it is known to be gone, which nobody could play. */
export const originalFile = sql`case when v.failure is distinct from 'missing' then v.name end`

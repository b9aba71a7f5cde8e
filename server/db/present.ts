import { sql } from 'drizzle-orm'

/** Of students `s`: who has not been removed. Whoever reads students, or what they have posted, reads these alone. */
export const present = sql.raw('s.removed_at is null')

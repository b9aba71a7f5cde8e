import { sql } from 'drizzle-orm'
import { listedStatuses } from '../../src/contract/rules/submission-status.ts'

/** Of posts `p`: how many are in each status, as columns named like these. */
export const postCounts = sql.raw(
  listedStatuses.map(status => `count(*) filter (where p.status = '${status}') as ${status}`).join(', '),
)

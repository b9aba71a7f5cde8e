import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'

export { lockPoster } from './repository/posting.ts'

/** What students do on their site. The rows are those of the submissions. */
export const studentWorkArea = { handlers, refusals } satisfies Area

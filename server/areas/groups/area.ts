import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'

export { openAgreed } from './open-agreed.ts'

/** How the groups of small-group classrooms come about, and how they get their names. Their rows are those of students. */
export const groupsArea = { handlers, commands, refusals } satisfies Area

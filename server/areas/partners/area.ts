import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { keepReport } from './keep-report.ts'
export { checkMayHavePartner } from './may-have-partner.ts'
export { checkPartnerText } from './partner-text.ts'
export { findMatchesOf } from './repository/matches.ts'
export { isOffered, mayBeMet } from './repository/offered.ts'
export {
  classroomOf,
  type PersonRow,
  type ProfileRow,
  personOf,
  profileOf,
  shownPerson,
  shownProfile,
} from './repository/shown.ts'

/** Who could be the partner of a classroom, who is, and what teachers report of them. */
export const partnersArea = { handlers, refusals, commands, seed } satisfies Area

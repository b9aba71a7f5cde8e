import type { Area } from '../../area.ts'
import { handlers } from './routes.ts'

export { FORM_PATH, type LinkQuery, readLink } from './form-link.ts'
export {
  currentSubject,
  findSchool,
  giveAgreement,
  holdsAgreement,
  isSigned,
  type Signer,
  type Signing,
  type Subject,
  sign,
} from './repository.ts'

/** The data privacy agreement: who signed it, and the form that stands in for a provider of such forms. */
export const agreementsArea = {
  handlers,
  // whoever waits for a signature notices it, whether or not they belong to the school yet
  watched: [{ table: 'agreements', teachers: 'SELECT teacher_id FROM changed WHERE teacher_id IS NOT NULL' }],
} satisfies Area

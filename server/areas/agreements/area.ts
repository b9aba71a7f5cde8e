import type { Area } from '../../area.ts'
import { formPages } from './form-pages.ts'
import { handlers } from './routes.ts'

export { giveAgreement, holdsAgreement, sign } from './repository.ts'

/** The data privacy agreement: who signed it, and the form that stands in for a provider of such forms. */
export const agreementsArea = {
  handlers,
  // whoever has a provider's form has no other one that anybody may sign
  plugins: (services, surroundings) =>
    services.config.agreementUrl ? [] : [formPages(services, surroundings)],
  // whoever waits for a signature notices it, whether or not they belong to the school yet
  watched: [{ table: 'agreements', teachers: 'SELECT teacher_id FROM changed WHERE teacher_id IS NOT NULL' }],
} satisfies Area

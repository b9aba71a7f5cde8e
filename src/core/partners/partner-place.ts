import type { PartnerPerson } from '../../contract/entities/partner.ts'

/** Where somebody is: city, state (in the US alone) and country (P2 §3 Partner). */
export const partnerPlace = ({ city, state, country }: Pick<PartnerPerson, 'city' | 'state' | 'country'>) =>
  [city, state?.name, country?.name].filter(Boolean).join(', ')

import { type PartnerFilters, partnerFilterNames } from '../../contract/rules/partner-filters.ts'
import { sessionDraft } from '../forms/session-draft.ts'
import { fits, isCount, isListOf, orNull } from '../http/shape.ts'

/** What is searched for: by what, and which page of what was found. */
export interface Asked {
  filters: PartnerFilters
  page: number
}

/** A search as it was left: what is chosen, and what was asked for; null as long as that is nothing. */
export interface KeptSearch {
  filters: PartnerFilters
  asked: Asked | null
}

const isFilters = fits(Object.fromEntries(partnerFilterNames.map(name => [name, isListOf(isCount)])))
const isKept = fits({ filters: isFilters, asked: orNull(fits({ filters: isFilters, page: isCount })) })

/**
 * The search for a partner of a classroom in this tab: whoever looks at a request, or loads the page again, has it as it
 * was. What was found is asked for anew.
 */
export const keptSearch = (classroomId: number) =>
  sessionDraft<KeptSearch>(`partner search ${classroomId}`, stored =>
    isKept(stored) ? (stored as KeptSearch) : null,
  )

/** What the search for a partner can be narrowed by, as its call has them without the brackets (P2 §5). */
export const partnerFilterNames = [
  'subject_id',
  'lang_instruction_id',
  'lang_native_id',
  'age_range_id',
] as const
export type PartnerFilterName = (typeof partnerFilterNames)[number]

/** As it stands in the call's address, once for each value. */
export const filterKey = <Name extends PartnerFilterName>(name: Name): `${Name}[]` => `${name}[]`

/** Ids of each; none of a filter is 'all'. */
export type PartnerFilters = Readonly<Record<PartnerFilterName, readonly number[]>>

export const NO_FILTERS: PartnerFilters = {
  subject_id: [],
  lang_instruction_id: [],
  lang_native_id: [],
  age_range_id: [],
}

/** The age range that the search begins with where the classroom has none (P2 §5, decision 19). */
export const DEFAULT_PARTNER_AGES = '4-6 years old'

/** What the search of a classroom begins with: its own age range, and all of the rest. */
export function firstPartnerFilters(
  classroom: { age_range_id: number | null },
  ageRanges: readonly { id: number; name: string }[],
): PartnerFilters {
  const ages = classroom.age_range_id ?? ageRanges.find(({ name }) => name === DEFAULT_PARTNER_AGES)?.id
  return { ...NO_FILTERS, age_range_id: ages === undefined ? [] : [ages] }
}

/** Which of them leave somebody out. */
export const narrowingFilters = (filters: PartnerFilters): PartnerFilterName[] =>
  partnerFilterNames.filter(name => filters[name].length > 0)

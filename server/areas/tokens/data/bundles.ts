const [LANGUAGES, SCIENCES, LIBRARY, PLAYERS] = [1, 2, 3, 4]

/** What is bought together, and how much less than one by one it costs. */
export interface BundleOffer {
  id: number
  items: readonly { subject_id: number; number_of_exchanges: number }[]
  discount_percent: number
}

const of = (subject_id: number, number_of_exchanges: number) => ({ subject_id, number_of_exchanges })

/** The ids are for ever: a new entry takes the next one; 1 to 3 are spent. Discounts begin at ten exchanges (P1 §9). */
export const bundleOffers: readonly BundleOffer[] = [
  { id: 4, items: [of(LANGUAGES, 10)], discount_percent: 5 },
  { id: 5, items: [of(LANGUAGES, 20)], discount_percent: 10 },
  { id: 6, items: [of(LANGUAGES, 50)], discount_percent: 15 },
  { id: 7, items: [of(SCIENCES, 10)], discount_percent: 5 },
  { id: 8, items: [of(SCIENCES, 20)], discount_percent: 10 },
  { id: 9, items: [of(SCIENCES, 50)], discount_percent: 15 },
  { id: 10, items: [of(LANGUAGES, 10), of(SCIENCES, 10)], discount_percent: 10 },
  { id: 11, items: [of(LIBRARY, 10)], discount_percent: 5 },
  { id: 12, items: [of(LIBRARY, 20)], discount_percent: 10 },
  { id: 13, items: [of(PLAYERS, 10)], discount_percent: 5 },
]

import type { Area } from '../../area.ts'
import { shownToAll } from '../../db/watch.ts'
import { fillReferenceData } from './repository/fill.ts'
import { handlers } from './routes.ts'

export { allClocks, zoneOf } from './clocks.ts'
export { countryIds } from './data/countries.ts'
export { findPlace, findSubject, listStates, listSubjects } from './repository/lists.ts'

/** Lists that change with a release. */
export const referenceArea = {
  handlers,
  fill: fillReferenceData,
  watched: [
    ...['subjects', 'languages', 'levels', 'age_ranges', 'number_students_ranges', 'countries', 'states'].map(
      shownToAll,
    ),
  ],
} satisfies Area

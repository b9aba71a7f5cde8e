import type { AgeRange, Language, Subject } from '../../contract/entities/reference.ts'
import type { LoadState } from '../http/load.ts'
import { ageRanges, languages, subjects } from '../reference/reference-lists.ts'

/** The lists that a partner is searched by. */
export interface FilterLists {
  subjects: readonly Subject[]
  languages: readonly Language[]
  ageRanges: readonly AgeRange[]
}

/** Each is listened to by itself: a computed store would hold on to them for a second longer than somebody looks. */
export const filterReferences = { subjects, languages, ageRanges }

/** All of them as one: `ready` when each is there, `failed` as soon as one is not to be had. */
export function filterLists(
  ofSubjects: LoadState<readonly Subject[]>,
  ofLanguages: LoadState<readonly Language[]>,
  ofAges: LoadState<readonly AgeRange[]>,
): LoadState<FilterLists> {
  if (ofSubjects.at === 'ready' && ofLanguages.at === 'ready' && ofAges.at === 'ready') {
    const data = { subjects: ofSubjects.data, languages: ofLanguages.data, ageRanges: ofAges.data }
    return { at: 'ready', data }
  }
  const failed = [ofSubjects, ofLanguages, ofAges].find(state => state.at === 'failed')
  return failed?.at === 'failed'
    ? { at: 'failed', reason: failed.reason, error: failed.error }
    : { at: 'loading' }
}

/** Asks again for those that did not come. */
export async function retryFilterLists(): Promise<void> {
  await Promise.all(Object.values(filterReferences).map(list => list.retry()))
}

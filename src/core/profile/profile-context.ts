import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { User } from '../../contract/entities/user.ts'
import type { ProfileContext } from '../../contract/rules/profile-values.ts'
import { isWorldLanguages } from '../../contract/rules/world-languages.ts'
import type { Load, LoadState } from '../http/load.ts'
import { countries, schoolsOfState, statesOf } from '../reference/places.ts'
import { ageRanges, languages, subjects } from '../reference/reference-lists.ts'
import type { ProfileDraft } from './profile-draft.ts'

/** The country whose states are asked for, by its ISO code. */
const WITH_STATES = 'US'

const listed = <T>(state: LoadState<readonly T[]>): readonly T[] | undefined =>
  'data' in state ? state.data : undefined

const idsOf = (state: LoadState<readonly { id: number }[]>) => listed(state)?.map(({ id }) => id)

/**
 * A store of what belongs to whatever is chosen now, such as the states of the country; it follows the choice while
 * somebody listens.
 */
function following<T>($id: ReadableAtom<number | null>, of: (id: number) => Load<T>) {
  const $state = atom<LoadState<T> | null>(null)
  onMount($state, () => {
    let stop = () => {}
    const stopFollowing = $id.subscribe(id => {
      stop()
      if (id === null) $state.set(null)
      stop = id === null ? () => {} : of(id).$state.subscribe(state => $state.set(state))
    })
    return () => {
      stop()
      stopFollowing()
    }
  })
  return $state
}

/** What the rules of a profile depend on beside what is filled in, as far as the lists have come. */
export function createProfileContext($draft: ReadableAtom<ProfileDraft>, user: User) {
  const $countryId = computed($draft, draft => draft.country_id)
  const $isUnitedStates = computed([$countryId, countries.$state], (id, state) =>
    Boolean(listed(state)?.some(country => country.id === id && country.iso === WITH_STATES)),
  )
  const $states = following(
    computed([$countryId, $isUnitedStates], (id, isUnitedStates) => (isUnitedStates ? id : null)),
    statesOf,
  )
  const $stateId = computed([$draft, $isUnitedStates], ({ state_id }, isUnitedStates) =>
    isUnitedStates ? state_id : null,
  )
  const $firstSchools = following($stateId, schoolsOfState)
  // what is asked of a school depends on where it is, and on whether there is any to choose
  const $isPlaceKnown = computed(
    [$countryId, countries.$state, $stateId, $firstSchools],
    (countryId, ofCountries, stateId, ofSchools) => {
      if (countryId === null) return true
      return (
        ofCountries.at !== 'loading' &&
        (stateId === null || (ofSchools !== null && ofSchools.at !== 'loading'))
      )
    },
  )
  const $listedParts = computed($draft, draft => draft.listedParts)
  // until the answer has come it may well have some
  const $hasSchools = computed($firstSchools, state => !state || listed(state)?.length !== 0)

  const $context = computed(
    [
      $isUnitedStates,
      $hasSchools,
      $listedParts,
      countries.$state,
      $states,
      subjects.$state,
      languages.$state,
      ageRanges.$state,
    ],
    (
      isUnitedStates,
      hasSchools,
      listedParts,
      ofCountries,
      ofStates,
      ofSubjects,
      ofLanguages,
      ofAges,
    ): ProfileContext => {
      const languageIds = idsOf(ofLanguages)
      const lists = {
        country_id: idsOf(ofCountries),
        state_id: ofStates ? idsOf(ofStates) : undefined,
        subjects: idsOf(ofSubjects),
        native_language_id: languageIds,
        instruction_languages: languageIds,
        age_ranges: idsOf(ofAges),
      }
      const worldLanguages = listed(ofSubjects)?.filter(isWorldLanguages) ?? []
      return {
        user,
        isUnitedStates,
        hasSchools,
        listedParts,
        worldLanguages: worldLanguages.map(({ id }) => id),
        choosable: Object.fromEntries(Object.entries(lists).filter(([, ids]) => ids)),
      }
    },
  )
  return { $context, $isPlaceKnown }
}

import { atom } from 'nanostores'
import type { SchoolMatch } from '../../contract/entities/reference.ts'
import { SEARCH_MAX_CHARACTERS } from '../../contract/limits/input.ts'
import { SCHOOL_SEARCH_PAUSE_MS } from '../../contract/limits/profile.ts'
import { call } from '../http/call.ts'
import { explain } from '../http/explain.ts'
import { common } from '../messages/common.ts'
import { platform } from '../platform.ts'

/** Where to look: in a state, or in a country that has no list of states. */
export type SchoolPlace = { stateId: number } | { countryId: number }

/** What a search has brought: at most 5 schools (P1 §5 Other). */
export type SchoolsFound =
  | { at: 'nothing' }
  | { at: 'loading' }
  | { at: 'found'; schools: readonly SchoolMatch[] }
  | { at: 'failed'; reason: string }

/** Looks for schools while somebody types: after a pause, the last word alone. */
export function createSchoolSearch() {
  const $found = atom<SchoolsFound>({ at: 'nothing' })
  let callOff = () => {}

  async function ask(place: SchoolPlace, search: string, signal: AbortSignal): Promise<void> {
    let found: SchoolsFound
    try {
      const { data } = await ('stateId' in place
        ? call(
            'GET /api/teacher/states/{sid}/schools',
            { search },
            { params: { sid: place.stateId }, signal },
          )
        : call(
            'GET /api/teacher/countries/{id}/schools',
            { search },
            { params: { id: place.countryId }, signal },
          ))
      found = { at: 'found', schools: data }
    } catch (error) {
      found = { at: 'failed', reason: explain(error, common.loadFailed) }
    }
    if (!signal.aborted) $found.set(found)
  }

  function stop(): void {
    callOff()
    callOff = () => {}
    $found.set({ at: 'nothing' })
  }

  return {
    $found,
    stop,

    search(place: SchoolPlace | null, text: string): void {
      callOff()
      const search = text.trim().slice(0, SEARCH_MAX_CHARACTERS)
      if (!place || search === '') {
        stop()
        return
      }
      $found.set({ at: 'loading' })
      const controller = new AbortController()
      const stopPause = platform.after(SCHOOL_SEARCH_PAUSE_MS, () => ask(place, search, controller.signal))
      callOff = () => {
        stopPause()
        controller.abort()
      }
    },
  }
}

export type SchoolSearch = ReturnType<typeof createSchoolSearch>

import { atom } from 'nanostores'
import { storage } from '../../core/storage.ts'

/** Each person on a shared computer has a choice of their own. */
const keyOf = (teacherId: number) => `cx-classroom-information-${teacherId}`

function remembered(teacherId: number): boolean | undefined {
  const text = storage('local').read(keyOf(teacherId))
  return text === 'folded' ? true : text === 'open' ? false : undefined
}

/**
 * Whether the general information is folded: as the page asks, else as this person has left it in this browser, else
 * folded where it would push the tabs out of sight.
 *
 * @param isNarrow there is the width of a phone
 */
export function createFold(teacherId: number, fromPage: boolean, isNarrow: boolean) {
  const $isAskedFor = atom(fromPage)
  const $folded = atom(fromPage || (remembered(teacherId) ?? isNarrow))

  /** The person's own choice, which the browser remembers. */
  function choose(folded: boolean): void {
    $isAskedFor.set(true)
    $folded.set(folded)
    // where nothing is kept the choice lasts as long as the element
    storage('local').write(keyOf(teacherId), folded ? 'folded' : 'open')
  }

  return { $folded, $isAskedFor, choose, follow: (now: boolean) => $folded.set(now) }
}

import { askBeforeLeaving } from '../ask-before-leaving.ts'
import { keepAwake } from '../keep-awake.ts'

/** What the browser says of its line, where it says anything. */
export interface LineGuess {
  effectiveType?: string
  /** Megabits a second, 10 at most. */
  downlink?: number
  /** The person has said that data costs them. */
  saveData?: boolean
}

/** What uploads alone take from the browser, beside core/platform.ts; tests replace its members. */
export const uploadPlatform = {
  /** A request that tells how much of its body has gone, which `fetch` does not. */
  newRequest: (): XMLHttpRequest => new XMLHttpRequest(),

  line: (): LineGuess | undefined => (navigator as { connection?: LineGuess }).connection,

  askBeforeLeaving,

  keepAwake,
}

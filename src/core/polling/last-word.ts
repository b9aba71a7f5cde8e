import { platform } from '../platform.ts'

/** What is known of the server's state without asking for any of it (core/shell/watch.ts finds it out). */
export interface Word {
  /** Nothing of the signed-in teacher's has changed since this moment, in ms since 1970. */
  since: number
  /** How long that can be relied on. */
  until: number
  /** Name of the build that the server serves. */
  build: string
}

let word: Word | null = null

export function setWord(next: Word | null): void {
  word = next
}

/** The last word, while it can be relied on. */
export const lastWord = (): Word | null => (word && platform.now() < word.until ? word : null)

import { atom } from 'nanostores'
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

/** What was heard last of somebody's state: its name, and when that was first heard, in ms since 1970. */
let heard: { whose: string; revision: string; since: number } | null = null

/** When another state of the signed-in teacher's than the one before was heard of; 0 before the first such. */
export const $changedAt = atom(0)

/**
 * Notes the name of somebody's state, wherever it was heard; polls ask soon after another one than before.
 * @param since when another tab has heard of it first
 * @returns since when it is known
 */
export function hearRevision(whose: string, revision: string, since = platform.now()): number {
  if (heard?.whose === whose && heard.revision === revision) return heard.since
  const isChange = heard?.whose === whose
  heard = { whose, revision, since }
  if (isChange) $changedAt.set(since)
  return since
}

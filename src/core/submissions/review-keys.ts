import { atom } from 'nanostores'
import { storage } from '../storage.ts'

/** What a key does, in the order of the help card. */
export const reviewKeys = {
  next: ['j', '→'],
  previous: ['k', '←'],
  play: ['Space'],
  slower: ['<'],
  faster: ['>'],
  approved: ['a'],
  unapproved: ['u'],
  blocked: ['b'],
  deleted: ['d'],
  comment: ['c'],
  undo: ['z'],
  help: ['?'],
} as const

export type ReviewKey = keyof typeof reviewKeys

/** Heard while the comment is written, and no letters: they are never turned off. */
export const commentKeys = {
  save: ['Ctrl', 'Enter'],
  leave: ['Esc'],
} as const

/** Of keys that have no letter. */
const names: Record<string, string> = { ArrowRight: '→', ArrowLeft: '←', ' ': 'Space' }

/** What a key is for; undefined for any other. */
export function keyFor(key: string): ReviewKey | undefined {
  const name = names[key] ?? key.toLowerCase()
  return (Object.keys(reviewKeys) as ReviewKey[]).find(found => reviewKeys[found].some(own => own === name))
}

const KEY = 'cx-review-keys'
const OFF = 'off'

/** Whether single keys do anything: who speaks to the computer, or hits keys by chance, turns them off (WCAG 2.1.4). */
export function createKeySwitch() {
  const $areOn = atom(storage('local').read(KEY) !== OFF)
  return {
    $areOn,
    turn(areOn: boolean): void {
      $areOn.set(areOn)
      storage('local').write(KEY, areOn ? 'on' : OFF)
    },
  }
}

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

const ASCII = /^[ -~]+$/
/** What stands on a key in the layouts of Latin letters, alone and with shift. */
const LETTER = /^Key([A-Z])$/
const SHIFTED: Record<string, string> = { Comma: '<', Period: '>', Slash: '?' }

type Pressed = Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, 'code' | 'shiftKey'>>

/** Where another script is written (Greek, Arabic, Korean), the key's place says what the letter does not. */
function latin({ key, code = '', shiftKey }: Pressed): string {
  if (ASCII.test(key)) return key
  return LETTER.exec(code)?.[1] ?? (shiftKey ? SHIFTED[code] : undefined) ?? key
}

/** What a key is for; undefined for any other. */
export function keyFor(pressed: Pressed): ReviewKey | undefined {
  const key = latin(pressed)
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

import type { KeyboardEvent } from 'react'
import { keyFor, type ReviewKey } from '../../../core/submissions/review-keys.ts'

/** What is done by one press, however long the key is held: nobody decides about all of a list by chance. */
const ONCE: readonly ReviewKey[] = ['approved', 'unapproved', 'blocked', 'deleted', 'undo', 'comment', 'help']

const ARROWS: Record<string, ReviewKey> = { ArrowDown: 'next', ArrowUp: 'previous' }

/** Something is typed or chosen there: every key belongs to it. */
const TYPING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** What a press of space is for. */
const PRESSED = 'button, a, input'
/** What arrows are for, beside a player, which seeks: sliders and the divider. */
const MOVED = 'input, [role=separator]'

/** What a key does where the focus is; undefined where it is not the desk's to hear. */
function meant(event: KeyboardEvent, target: Element): ReviewKey | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest(`dialog, [popover], ${TYPING}`)) return
  // in the list of submissions, which is one above the other
  const inList = target.closest('.desk-list') ? ARROWS[event.key] : undefined
  const key = inList ?? keyFor(event)
  if (key === 'play' && target.closest(`${PRESSED}, .player`)) return
  const isArrow = event.key.startsWith('Arrow')
  if (isArrow && (target.matches(MOVED) || target.closest('.player'))) return
  return event.repeat && key && ONCE.includes(key) ? undefined : key
}

/**
 * Keys of the desk, heard wherever the focus is in it and never on the page. They come before those of a player, which
 * has others for the same letters; what a control needs stays with it.
 */
export function deskKeys(areOn: boolean, act: (key: ReviewKey) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const key = event.target instanceof Element ? meant(event, event.target) : undefined
    // the card itself can always be shown: there the others are turned on again
    if (!key || (!areOn && key !== 'help')) return
    event.preventDefault()
    event.stopPropagation()
    act(key)
  }
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { isAwayFrom } from '../../../ui/is-away-from.ts'

/**
 * Leads to a post once: its card gets the focus, unless somebody is at work elsewhere on the page
 * (docs/decisions/links-into-a-classroom.md).
 *
 * @param all as soon as they are known; a filter leaves some out
 * @param list around the cards
 */
export function useLed(
  postId: number | null,
  all: readonly Submission[] | undefined,
  list: RefObject<HTMLElement | null>,
) {
  const isLed = useRef(false)
  /** It was not there any more. */
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (postId === null || !all || !list.current || isLed.current) return
    isLed.current = true
    const card = list.current.querySelector<HTMLElement>(`[data-post="${postId}"]`)
    if (!card) setGone(true)
    else if (!isAwayFrom(card)) card.focus()
  }, [postId, all, list])
  return { isGone, readGone: () => setGone(false) }
}

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { isAwayFrom } from '../../../ui/is-away-from.ts'

interface Led {
  postId: number | null
  /** All posts, as soon as they are known; a filter leaves some out. */
  all: readonly Submission[] | undefined
  /** They are as the server has said last. */
  isReady: boolean
  refresh: () => Promise<void>
  /** Around the cards. */
  list: RefObject<HTMLElement | null>
}

/**
 * Leads to a post once: its card gets the focus, unless somebody is at work elsewhere on the page
 * (docs/decisions/links-into-a-classroom.md). One that is not there is asked for anew before it is said to be gone: what
 * is shown at first may be what was known before it came.
 */
export function useLed({ postId, all, isReady, refresh, list }: Led) {
  const isLed = useRef(false)
  const [isFresh, setFresh] = useState(false)
  const [isGone, setGone] = useState(false)
  const ask = useEffectEvent(async () => {
    await refresh()
    setFresh(true)
  })
  const isMissing = postId !== null && all !== undefined && !all.some(({ id }) => id === postId)
  useEffect(() => {
    if (isMissing) void ask()
  }, [isMissing])
  useEffect(() => {
    if (postId === null || !all || isLed.current) return
    const card = list.current?.querySelector<HTMLElement>(`[data-post="${postId}"]`)
    if (!card && !(isFresh && isReady)) return
    isLed.current = true
    if (!card) setGone(true)
    else if (!isAwayFrom(card)) card.focus()
  }, [postId, all, isFresh, isReady, list])
  return { isGone, readGone: () => setGone(false) }
}

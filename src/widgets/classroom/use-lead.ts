import { useState } from 'react'
import { isId } from '../../contract/rules/is-id.ts'

/**
 * The notification that is to lead to a tab (P2 §2): one for each link, and none where the page names the tab itself.
 *
 * @param tab as the page asks for it
 */
export function useLead(notificationId: number | undefined, tab: string | undefined) {
  const [followed, setFollowed] = useState(tab === undefined ? undefined : notificationId)
  const [isLed, setLed] = useState(false)
  /** What the element was shown with; null once somebody has pressed for it. */
  const [first, setFirst] = useState<number | null | undefined>(notificationId)
  return {
    /** Null where none is to be followed. */
    wanted: isId(notificationId) && notificationId !== followed ? notificationId : null,
    /** The last one has led to a tab. */
    isLed,
    /** Somebody has pressed for what is shown, or the page has said it later: they are taken there, wherever they are. */
    isAsked: notificationId !== first,
    /** Leads once more to what the last one has led to. */
    followAgain(): void {
      setFollowed(undefined)
      setFirst(null)
    },
    follow(toTab: boolean): void {
      setFollowed(notificationId)
      setLed(toTab)
    },
  }
}

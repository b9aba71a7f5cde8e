import { useState } from 'react'
import type { ClassroomTab } from '../../contract/rules/classroom-tabs.ts'
import { isId } from '../../contract/rules/is-id.ts'

/**
 * The notification that is to lead to a tab (P2 §2): one for each link, and none where the page names the tab itself.
 *
 * @param tab as the page asks for it
 */
export function useLead(notificationId: number | undefined, tab: string | undefined) {
  const [followed, setFollowed] = useState(tab === undefined ? undefined : notificationId)
  const [led, setLed] = useState<ClassroomTab | null>(null)
  return {
    /** Null where none is to be followed. */
    wanted: isId(notificationId) && notificationId !== followed ? notificationId : null,
    /** The tab that the last one has led to. */
    led,
    follow(to: ClassroomTab | null): void {
      setFollowed(notificationId)
      setLed(to)
    },
  }
}

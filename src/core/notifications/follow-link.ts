import type { Notification } from '../../contract/entities/notification.ts'
import { call } from '../http/call.ts'

/** Finds the notification that a link names, for `found`; one that is not there, or cannot be had, leaves the list. */
export function followLink(id: number, found: (notification: Notification) => void): () => void {
  const running = new AbortController()
  const { signal } = running
  call('GET /api/teacher/notifications', { id }, { signal }).then(
    ({ data }) => {
      const [notification] = data.notifications
      if (notification && !signal.aborted) found(notification)
    },
    () => undefined,
  )
  return () => running.abort()
}

import { notificationLine } from '../../src/core/notifications/notification-line.ts'

let count = 0

/** How many want to hear at once of what a teacher is told; no test with this has a connection. */
export const listeners = () => count

notificationLine.hear = () => {
  count += 1
  return () => {
    count -= 1
  }
}

import type { Data, Query } from '../../contract/endpoints/all.ts'
import type { Notification } from '../../contract/entities/notification.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type Check, fits, isCount, isListOf, isText, orNull } from '../http/shape.ts'
import { notificationFailed } from '../messages/notification-failed.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

const KEY = 'GET /api/teacher/notifications'

/** A kind that this version does not know is listed all the same. */
const rowChecks: Record<keyof Notification, Check> = {
  id: isCount,
  type: isText,
  status: isText,
  subject: isText,
  from: isText,
  created_at: isText,
  classroom_id: orNull(isCount),
  object_id: orNull(isCount),
  trigger_user_id: orNull(isCount),
  trigger_user: orNull(fits({ user_type: fits({ slug: isText }) })),
}
const isPage = fits({
  notifications: isListOf(fits(rowChecks)),
  total: isCount,
  unread_count: isCount,
})

/** A page of the teacher's notifications; a marker and a list from its beginning ask the same, and share the answer (P1 §4 Lists). */
export const notificationsPoll = (
  query: Query<typeof KEY>,
  ms: number = LISTS_POLL_MS,
): Poll<Data<typeof KEY>> => callPoll({ ms, isData: isPage, failed: notificationFailed }, KEY, query)

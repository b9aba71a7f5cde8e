import type { Notification } from '../../contract/entities/notification.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { notificationFailed } from '../messages/notification-failed.ts'

/** The notification that a link names, asked for once; null where it is not there any more, or another teacher's. */
export const loadLinked = (id: number): Load<Notification | null> =>
  createLoad(
    async signal => {
      const { data } = await call('GET /api/teacher/notifications', { id }, { signal })
      return { data: data.notifications[0] ?? null }
    },
    { failed: notificationFailed },
  )

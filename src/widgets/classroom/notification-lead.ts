import type { Notification } from '../../contract/entities/notification.ts'
import { call } from '../../core/http/call.ts'
import { createLoad, type Load } from '../../core/http/load.ts'
import { classroom as t } from '../../core/messages/classroom.ts'

/** The notification that led here, asked for once; null where the teacher has none of this id. */
export const loadNotification = (id: number): Load<Notification | null> =>
  createLoad(
    async signal => {
      const { data } = await call('GET /api/teacher/notifications', { id }, { signal })
      return { data: data.notifications[0] ?? null }
    },
    { failed: t.notificationFailed },
  )

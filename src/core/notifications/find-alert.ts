import type { Alert } from '../../contract/entities/notification.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { notifications as t } from '../messages/notifications.ts'

/** The alert with an id, of those of now (P1 §7); null where it is none of them any more. */
export const findAlert = (id: number | null): Load<Alert | null> =>
  createLoad(
    async signal => {
      const { data } = await call('GET /api/teacher/alerts', undefined, { signal })
      return { data: data.find(alert => alert.id === id) ?? null }
    },
    { failed: t.failed },
  )

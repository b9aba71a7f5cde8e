import type { notificationEndpoints } from '../../../src/contract/endpoints/notifications.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { listAlerts } from './repository/alerts.ts'
import { listNotifications } from './repository/list.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof notificationEndpoints> => ({
  'GET /api/teacher/notifications': async ({ teacher, query }) => ({
    data: await listNotifications(db, teacher.id, query),
    freshUntil: Number.POSITIVE_INFINITY,
  }),

  'GET /api/teacher/alerts': () => listAlerts(db),
})

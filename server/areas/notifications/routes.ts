import type { notificationEndpoints } from '../../../src/contract/endpoints/notifications.ts'
import type { Handlers } from '../../register.ts'
import type { Services } from '../../services.ts'
import { listAlerts } from './alerts.ts'
import { listNotifications } from './list.ts'

export const notificationHandlers = ({ db }: Services): Handlers<keyof typeof notificationEndpoints> => ({
  'GET /api/teacher/notifications': async ({ teacher, query }) => ({
    data: await listNotifications(db, teacher.id, query),
    freshUntil: Number.POSITIVE_INFINITY,
  }),

  'GET /api/teacher/alerts': () => listAlerts(db),
})

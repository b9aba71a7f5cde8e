import type { notificationEndpoints } from '../../../src/contract/endpoints/notifications.ts'
import { refuse } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import type { Services } from '../../services.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import { listAlerts } from './repository/alerts.ts'
import { findFailedVideo } from './repository/failed-video.ts'
import { countUnread, isTold, listNotifications, markRead } from './repository/list.ts'

export const handlers = ({ db }: Services): Handlers<keyof typeof notificationEndpoints> => ({
  'GET /api/teacher/notifications': async ({ teacher, query }) => ({
    data: await listNotifications(db, teacher.id, query),
    freshUntil: Number.POSITIVE_INFINITY,
  }),

  'PUT /api/teacher/notifications': async ({ teacher, body: { id } }) => {
    // what an operator looks at stays unread for the teacher
    const isTheirs = await (teacher.operator === null ? markRead : isTold)(db, teacher.id, id)
    if (!isTheirs) throw refuse('notFound')
    return { data: { unread_count: await countUnread(db, teacher.id) } }
  },

  'GET /api/teacher/notifications/{id}/failed-video': async ({ teacher, params: { id } }) => {
    const data = await findFailedVideo(db, teacher.id, id)
    if (!data) throw refuse('notFound')
    return { data }
  },

  'GET /api/teacher/notification-preferences': async ({ teacher }) => ({
    data: await readPreferences(db, teacher.id),
  }),

  'PUT /api/teacher/notification-preferences': async ({ teacher, body }) => ({
    data: await changePreferences(db, teacher.id, body),
  }),

  'GET /api/teacher/alerts': () => listAlerts(db),
})

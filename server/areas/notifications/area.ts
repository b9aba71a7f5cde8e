import type { Area } from '../../area.ts'
import { shownToAll } from '../../db/watch.ts'
import { commands } from './commands.ts'
import { deliverFromNowOn, notificationsQueue } from './deliver.ts'
import { notificationsMail } from './mails.ts'
import { lettersSweep } from './repository/mails.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { hasChosenMails } from './preferences.ts'
export { forgetStudents, isOfStudents } from './repository/forget.ts'
export { hasUnread, type NewNotification, newestOf, notify } from './repository/notify.ts'

/** What teachers are told: notifications, and alerts of the operator. */
export const notificationsArea = {
  handlers,
  commands,
  mails: [notificationsMail],
  jobs: [{ queue: notificationsQueue, start: deliverFromNowOn }],
  sweep: [lettersSweep],
  seed,
  watched: [{ table: 'notifications', teachers: 'SELECT teacher_id FROM changed' }, shownToAll('alerts')],
} satisfies Area

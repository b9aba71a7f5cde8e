import type { Area } from '../../area.ts'
import { shownToAll } from '../../db/watch.ts'
import { commands } from './commands.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { hasUnread, notify } from './repository/notify.ts'

/** What teachers are told: notifications, and alerts of the operator. */
export const notificationsArea = {
  handlers,
  commands,
  seed,
  watched: [{ table: 'notifications', teachers: 'SELECT teacher_id FROM changed' }, shownToAll('alerts')],
} satisfies Area

import type { Area } from '../../area.ts'
import { invitationMail } from './mails.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { tellOfGroups } from './tell.ts'
export { holdTeachersOf, meetForRequest, tieToRequest } from './tie.ts'

/** Requests of teachers to become partners, and what accepting one does. */
export const connectionsArea = {
  handlers,
  refusals,
  mails: [invitationMail],
  seed,
  watched: [
    {
      table: 'connection_requests',
      teachers: 'SELECT teacher_id FROM changed UNION SELECT invited_teacher_id FROM changed',
    },
  ],
} satisfies Area

import type { Classroom } from '../../contract/entities/classroom.ts'
import { call } from '../../core/http/call.ts'
import { createLoad, type Load } from '../../core/http/load.ts'
import { classroom as t } from '../../core/messages/classroom.ts'
import type { Lead } from './lead-of.ts'

/** Where the notification leads that led here, asked for once; most visits do without what says so. */
export const loadLead = (id: number, classroom: Classroom): Load<Lead | null> =>
  createLoad(
    async signal => {
      const [{ leadOf }, { data }] = await Promise.all([
        import('./lead-of.ts'),
        call('GET /api/teacher/notifications', { id }, { signal }),
      ])
      return { data: leadOf(data.notifications[0], classroom) }
    },
    { failed: t.notificationFailed },
  )

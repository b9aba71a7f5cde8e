import type { ConnectionDetail } from '../../contract/entities/connection.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { connections as t } from '../messages/connections.ts'

/** One request, which is also what the link of an invitation leads to (P2 §7). */
export const loadConnection = (id: number): Load<ConnectionDetail> =>
  createLoad(signal => call('GET /api/teacher/connections/{id}', undefined, { params: { id }, signal }), {
    failed: t.oneFailed,
  })

import type { ConnectionRequest } from '../../contract/entities/connection.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import type { ConnectionOrder, OrderDirection } from '../../contract/rules/connection-orders.ts'
import { createAskedList } from '../lists/asked-list.ts'
import { connections as t } from '../messages/connections.ts'
import { callPoll } from '../polling/call-poll.ts'
import { isConnections } from './connection-checks.ts'

/** What requests are listed by. */
export interface ConnectionQuestion {
  readonly sort_by: ConnectionOrder
  readonly direction: OrderDirection
}

/** Requests that were sent and received, kept up to date; of one classroom, or (null) all (P2 §7 Connections). */
export const createConnectionList = (classroomId: number | null) =>
  createAskedList<ConnectionRequest, ConnectionQuestion>({
    first: { sort_by: 'created_at', direction: 'desc' },
    pollOf: question =>
      callPoll(
        { ms: LISTS_POLL_MS, isData: isConnections, failed: t.listFailed },
        'GET /api/teacher/connections',
        { ...question, ...(classroomId !== null && { classroom_id: classroomId }) },
      ),
  })

export type ConnectionListStore = ReturnType<typeof createConnectionList>

/** The classroom of one's own that a request is about; null as long as none is chosen. */
export const ownClassroomOf = ({ side, classroom, invited_classroom }: ConnectionRequest) =>
  side === 'sent' ? classroom : invited_classroom

/** Who is on the other side of a request. */
export const otherSide = ({ side, teacher, invited_teacher }: ConnectionRequest) =>
  side === 'sent' ? invited_teacher : teacher

import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { ConnectionDetail, ConnectionRequest } from '../entities/connection.ts'
import { Nullable } from '../entities/nullable.ts'
import { Id } from '../entities/reference.ts'
import {
  CONNECTION_DECLINED_DAYS,
  CONNECTION_NOTE_MAX_CHARACTERS,
  CONNECTION_SENDS_MAX,
  CONNECTION_TRIES_PER_HOUR,
  CONNECTIONS_PENDING_PER_CLASSROOM,
  CONNECTIONS_PER_HOUR,
  CONNECTIONS_SHOWN,
  CONNECTIONS_TO_A_TEACHER,
  CONNECTIONS_TO_A_TEACHER_DAYS,
  CONNECTIONS_WAITING_MAX,
  PARTNER_REPORT_MAX_CHARACTERS,
  PARTNER_REPORTS_PER_HOUR,
} from '../limits/partners.ts'
import { connectionOrders, orderDirections } from '../rules/connection-orders.ts'

const one = { access: 'teacher', params: Type.Object({ id: Id }) } as const

const note = (whose: string) =>
  Type.Optional(Type.String({ description: `${whose}, ${CONNECTION_NOTE_MAX_CHARACTERS} letters at most` }))

/**
 * Connection requests (P2 §2 Global partner flow, §4, §7). Of a request of two others 403 with code 120, of one that is
 * not there 404 with code 121; 422 with code 122 where it stands otherwise by now. Who has no global partner, or is not
 * validated yet, neither asks nor accepts: 403 with code 129.
 */
export const connectionEndpoints = {
  'GET /api/teacher/connections': {
    summary: `Requests that one has sent and received, ${CONNECTIONS_SHOWN} at most, those that wait before the latest of the others: all, or those that one of one’s classrooms is about, with those that are about none yet. 403 with code 10 for a foreign classroom.`,
    spec: 'P2 §2 Global partner flow, §7 Connections',
    access: 'teacher',
    query: Type.Object({
      classroom_id: Type.Optional(Id),
      sort_by: Type.Optional(Type.Enum(connectionOrders, { description: "'created_at' unless it is said" })),
      direction: Type.Optional(
        Type.Enum(orderDirections, {
          description: "'desc' for 'created_at', otherwise 'asc', unless it is said",
        }),
      ),
    }),
    data: Type.Array(ConnectionRequest),
    revalidates: true,
  },
  'GET /api/teacher/connections/{id}': {
    summary: 'One request, which is what the link of an invitation leads to.',
    spec: 'P1 §8 Classroom and invitation, P2 §7 Connections',
    ...one,
    data: ConnectionDetail,
  },
  'POST /api/teacher/connections': {
    summary: `Asks a teacher to become the partner of one of one’s classrooms, with one of theirs or, where that is null, with whichever they choose. Sends a mail with a link, ${CONNECTIONS_PER_HOUR} an hour at most of ${CONNECTION_TRIES_PER_HOUR} that are tried, refused ones included (429). 403 with code 10 for a foreign classroom; 422 at \`message\` for a note that cannot be kept, with code 42 when the exchange has expired, 123 when one of the two has a partner, 124 when the other one is not to be had, 125 or 41 when tokens are missing, 127 when there is such a request (\`data.id\`), 128 when ${CONNECTIONS_PENDING_PER_CLASSROOM} of the classroom or ${CONNECTIONS_WAITING_MAX} for the teacher wait, or when one has asked them ${CONNECTIONS_TO_A_TEACHER} times within ${CONNECTIONS_TO_A_TEACHER_DAYS} days or was declined within ${CONNECTION_DECLINED_DAYS}.`,
    spec: 'P2 §4 Token rule, §7 Connections (decisions, Partnership request)',
    access: 'teacher',
    body: Type.Object({
      classroom_id: Id,
      partner_teacher_id: Id,
      partner_classroom_id: Nullable(Id),
      message: note('a personal note, may be empty'),
    }),
    data: ConnectionRequest,
    idempotent: true,
  },
  'POST /api/teacher/connections/{id}/resend': {
    summary: `Sends one’s own request again, also one that was declined or taken back, which waits once more then. 429, and 422 as when it was sent first; with code 128 also when it was sent ${CONNECTION_SENDS_MAX} times.`,
    spec: 'P2 §4 Connection request status',
    ...one,
    data: ConnectionRequest,
  },
  'POST /api/teacher/connections/{id}/cancel': {
    summary: 'Takes one’s own request back; again does no harm.',
    spec: 'P2 §4 Connection request status',
    ...one,
    data: ConnectionRequest,
  },
  'POST /api/teacher/connections/{id}/decline': {
    summary:
      'Declines a request that one was sent, with a note or without; again does no harm. 422 at `message` for a note that cannot be kept.',
    spec: 'P2 §4 Connection request status',
    ...one,
    body: Type.Object({ message: note('why, may be empty') }),
    data: ConnectionRequest,
  },
  'POST /api/teacher/connections/{id}/accept': {
    summary:
      'Accepts a request with one of one’s own classrooms: both are partners from then on, the tokens of both teachers are settled, and what else waits for either classroom is cancelled. 403 with code 10 for a foreign classroom; 422 with code 42 when it has expired, 119 when it needs more tokens than who has asked has agreed to, 123 when one of the two has a partner, 124 when the other one is not to be had any more, 125 or 41 when tokens are missing, 126 when the other teacher lacks them.',
    spec: 'P2 §4 Connection request status, Token rule',
    ...one,
    body: Type.Object({ selected_classroom_id: Id }),
    data: ConnectionRequest,
    idempotent: true,
  },
  'POST /api/teacher/connections/{id}/report': {
    summary: `Reports the other teacher of a request, whose name or note should not be there, to our team, ${PARTNER_REPORTS_PER_HOUR} times an hour at most together with reports of partners, whatever has become of the request. 422 with the sentence of the field.`,
    spec: 'P3 §2 Global Partner tab (decision 24, of who is no partner yet)',
    ...one,
    body: Type.Object({
      report: Type.String({ description: `1 to ${PARTNER_REPORT_MAX_CHARACTERS} letters` }),
    }),
  },
} as const satisfies EndpointMap

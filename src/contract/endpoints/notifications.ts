import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Alert, Notification } from '../entities/notification.ts'
import { Id } from '../entities/reference.ts'
import { LARGEST_ID, SEARCH_MAX_CHARACTERS } from '../limits/input.ts'

/** What the shell keeps an eye on (P1 §2 Header, §4 Lists). */
export const notificationEndpoints = {
  'GET /api/teacher/notifications': {
    summary: 'One page of notifications, ten rows, or the one with an id; and how many are unread in all.',
    spec: 'P1 §2 Notifications',
    access: 'teacher',
    query: Type.Object({
      id: Type.Optional(Id),
      order_by: Type.Optional(Type.Enum(['newest', 'oldest', 'unread'])),
      search_string: Type.Optional(Type.String({ maxLength: SEARCH_MAX_CHARACTERS })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_ID })),
    }),
    data: Type.Object({
      notifications: Type.Array(Notification),
      total: Type.Integer(),
      unread_count: Type.Integer(),
    }),
    revalidates: true,
  },
  'GET /api/teacher/alerts': {
    summary: 'The alerts of now.',
    spec: 'P1 §3 Alert',
    access: 'teacher',
    data: Type.Array(Alert),
    revalidates: true,
  },
} as const satisfies EndpointMap

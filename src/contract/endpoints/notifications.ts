import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { Alert, FailedVideo, Notification, NotificationPreferences } from '../entities/notification.ts'
import { Id } from '../entities/reference.ts'
import { LARGEST_ID, SEARCH_MAX_CHARACTERS } from '../limits/input.ts'
import { notificationOrders } from '../rules/notification-orders.ts'

/** What the shell keeps an eye on (P1 §2 Header, §4 Lists). */
export const notificationEndpoints = {
  'GET /api/teacher/notifications': {
    summary: 'One page of notifications, ten rows, or the one with an id; and how many are unread in all.',
    spec: 'P1 §2 Notifications',
    access: 'teacher',
    query: Type.Object({
      id: Type.Optional(Id),
      order_by: Type.Optional(Type.Enum(notificationOrders)),
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
  'PUT /api/teacher/notifications': {
    summary: 'Has a notification count as read; tells how many are unread in all.',
    spec: 'P1 §4 Notification',
    access: 'teacher',
    body: Type.Object({ id: Id, status: Type.Literal('read') }),
    data: Type.Object({ unread_count: Type.Integer() }),
  },
  'GET /api/teacher/notifications/{id}/failed-video': {
    summary: 'The video that a notification says has failed.',
    spec: 'P1 §3 Failed-video submission',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: FailedVideo,
  },
  'GET /api/teacher/notification-preferences': {
    summary: 'Which notifications also come by mail, and when none does.',
    spec: 'P1 §4 Notification',
    access: 'teacher',
    data: NotificationPreferences,
  },
  'PUT /api/teacher/notification-preferences': {
    summary: 'Chooses which notifications also come by mail; kinds that are not named come by none.',
    spec: 'P1 §4 Notification',
    access: 'teacher',
    body: NotificationPreferences,
    data: NotificationPreferences,
  },
  'GET /api/teacher/alerts': {
    summary: 'The alerts of now.',
    spec: 'P1 §3 Alert',
    access: 'teacher',
    data: Type.Array(Alert),
    revalidates: true,
  },
} as const satisfies EndpointMap

/** What notifications are listed by (P1 §2 Notifications): unread ones first is an order, too (docs/decisions/unread-first.md). */
export const notificationOrders = ['newest', 'oldest', 'unread'] as const
export type NotificationOrder = (typeof notificationOrders)[number]

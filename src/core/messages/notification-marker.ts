/** The bell of cx-notification-marker and of the header (P1 §2 Header). */
export const notificationMarker = {
  title: 'Notifications',
  unread: (count: number) =>
    count === 1 ? '1 unread notification' : `${count.toLocaleString('en')} unread notifications`,
} as const

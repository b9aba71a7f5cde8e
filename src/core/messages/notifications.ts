import type { NotificationOrder } from '../../contract/rules/notification-orders.ts'
import { notificationFailed, notificationTitle } from './notification-failed.ts'

interface Failed {
  student: string
  /** Whom it answers; null where it answers nobody. */
  to: string | null
  task: string
  date: string
  isResponse: boolean
}

/** cx-notifications (P1 §2 Notifications, §4 Notification, §8 Lists and notifications). */
export const notifications = {
  title: 'NOTIFICATION LIST',
  label: 'Notifications',
  failed: notificationFailed,
  /** Above what a link leads to that is not to be had. */
  linkTitle: notificationTitle,
  filterBy: 'Filter by',
  orders: { newest: 'Newest', oldest: 'Oldest', unread: 'Unread' } satisfies Record<
    NotificationOrder,
    string
  >,
  search: 'Search notifications',
  clearSearch: 'Clear search',
  count: (total: number, unread: number) =>
    `${total.toLocaleString('en')} in all, ${unread.toLocaleString('en')} unread`,
  found: (total: number) => `${total.toLocaleString('en')} found`,

  from: 'FROM',
  subject: 'SUBJECT',
  user: 'USER',
  date: 'DATE',
  /** Above the links, which say the same. */
  opens: 'OPEN',
  open: 'Open',
  openOf: (subject: string, from: string) => ` ${subject}${from && ` from ${from}`}`,
  unread: 'Unread',
  nobody: '\u2014',

  noneTitle: 'No notifications yet',
  none: 'What your students and your partners do will be told here.',
  toClassrooms: 'My Classrooms',
  showAll: 'Show all',

  alertTitle: 'ALERT',
  alertGone: 'Alert not found.',
  alertSince: (from: string) => `Since ${from}`,
  alertSpan: (from: string, until: string) => `From ${from} until ${until}`,
  videoTitle: 'VIDEO FAILED',
  /** The two variants of P1 §8. */
  videoFailed: ({ student, to, task, date, isResponse }: Failed) =>
    `${student} ${isResponse ? `response${to === null ? '' : ` to ${to}`}` : 'video'} for ${task} submitted on ${date} failed to process correctly. If they have not already done so, please invite the student to resubmit their video.`,
  toStudent: 'See the student',
  classView: 'Student View',
} as const

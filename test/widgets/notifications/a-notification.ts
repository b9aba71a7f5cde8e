import type { Notification } from '../../../src/contract/entities/notification.ts'
import { NOTIFICATIONS_PAGE_ROWS } from '../../../src/contract/limits/notifications.ts'
import '../../../src/widgets/notifications/element.ts'
import type { NotificationsProps } from '../../../src/widgets/notifications/notifications.tsx'
import { answer, answered } from '../../support/answer.ts'
import '../../support/notification-line.ts'
import { mount, see } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'

export type NotificationsElement = HTMLElement & Omit<NotificationsProps, 'widget'>

export const LIST = 'GET /api/teacher/notifications'
export const READ = 'PUT /api/teacher/notifications'

/** A student has posted in the classroom 7. */
export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 1,
  type: 'student_video_posted',
  status: 'unread',
  subject: 'Video Posted',
  from: 'Zoë B',
  created_at: new Date(2026, 2, 5, 14, 7).toISOString(),
  classroom_id: 7,
  object_id: 31,
  trigger_user_id: 12,
  trigger_user: { user_type: { slug: 'student' }, student: { full_name: 'Zoë Bell' } },
  ...changes,
})

export const many = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) =>
    aNotification({ id: index + 1, from: `Student ${index + 1}`, status: index % 2 ? 'read' : 'unread' }),
  )

/** The server has these, answers by pages as it does, and takes that one was read. */
export function serverHas(given: readonly Notification[]): void {
  const rows = [...given]
  const unread = () => rows.filter(({ status }) => status === 'unread').length
  answer(LIST, ({ query: { id, page = 1, search_string = '' } }) => {
    const isAsked = (row: Notification) => id === undefined || row.id === Number(id)
    const found = rows.filter(row => isAsked(row) && row.from.includes(search_string))
    const notifications = found.slice((page - 1) * NOTIFICATIONS_PAGE_ROWS, page * NOTIFICATIONS_PAGE_ROWS)
    return { success: true, data: { notifications, total: found.length, unread_count: unread() } }
  })
  answer(READ, ({ body: { id } }) => {
    const at = rows.findIndex(row => row.id === id)
    const row = rows[at]
    if (row) rows[at] = { ...row, status: 'read' }
    return { success: true, data: { unread_count: unread() } }
  })
}

export function place(attributes = ''): NotificationsElement {
  signedIn()
  return mount(`<cx-notifications ${attributes}></cx-notifications>`)
}

/** A teacher looks at these. */
export async function show(rows = [aNotification()], attributes = ''): Promise<NotificationsElement> {
  serverHas(rows)
  const element = place(attributes)
  await see(element, /in all/)
  return element
}

/** What the list was asked for. */
export const questions = () => answered(LIST).map(({ query }) => query)

/** What counts as read by now. */
export const read = () => answered(READ).map(({ body }) => body)

import { notificationKind } from './notification-kinds.ts'

interface Told {
  id: number
  type: string
  object_id: number | null
}

/** What the address of its classroom says so that a notification opens there (P1 §4, P2 §2); null says nothing. */
export function notificationQuery({
  id,
  type,
  object_id,
}: Told): Record<string, string | number | boolean | null> {
  const notification_id = id
  switch (notificationKind(type)?.opens.shows) {
    case 'chat':
      return { open_chat: true, notification_id }
    case 'partner-post':
      // what the partner has shared stands among the submissions, and a tab that is named goes before the notification's
      return { tab: 'submissions', partner: true, submissionId: object_id, notification_id }
    default:
      return { notification_id }
  }
}

import type { NotificationPreferences } from '../../contract/entities/notification.ts'
import {
  type NotificationType,
  notificationKind,
  notificationTypes,
} from '../../contract/rules/notification-kinds.ts'

export type MailMode = NonNullable<NotificationPreferences['mails'][NotificationType]>

/** Whom a kind is about: who teaches thinks of their students, their partners, and of what comes from neither. */
function aboutWhom(type: NotificationType): 'students' | 'partners' | 'others' {
  const kind = notificationKind(type)
  if (kind?.by === 'teacher' || kind?.opens.shows === 'partner-post') return 'partners'
  return kind?.by === 'student' ? 'students' : 'others'
}

/** All kinds, by whom they are about. */
export const mailGroups = (['students', 'partners', 'others'] as const).map(about => ({
  about,
  types: notificationTypes.filter(type => aboutWhom(type) === about),
}))

/** How all kinds come; null where they differ. */
export function modeOfAll(mails: NotificationPreferences['mails']): MailMode | null {
  const [first, ...others] = notificationTypes.map(type => mails[type] ?? 'off')
  return first !== undefined && others.every(mode => mode === first) ? first : null
}

/** The time zones that this browser knows, and the one that is chosen. */
export const timeZones = (chosen: string): string[] => [
  ...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]

const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60)

/** The full hours, and what is chosen where it is none, in minutes after midnight. */
export const quietMinutes = (chosen: number | null): number[] =>
  [...new Set([...HOURS, ...(chosen === null ? [] : [chosen])])].sort((one, other) => one - other)

import { notificationKinds } from '../../contract/rules/notification-kinds.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** What a teacher is told by mail, and when none comes; opened from cx-notifications and cx-account. */
export const mailPreferences = {
  title: 'NOTIFICATIONS BY MAIL',
  failed: 'What you are told by mail could not be loaded. Please try again.',
  saveFailed: 'What you are told by mail could not be saved.',
  intro: 'All of this is in your notifications in any case. Choose what also comes by mail.',
  /** What a kind tells, as its mail says it. */
  kinds: notificationKinds,
  groups: { students: 'Your students', partners: 'Your partners', others: 'Exchanges and alerts' },
  all: 'All of them',
  differ: 'Each as chosen below',
  modes: { off: 'No mail', at_once: 'At once', daily: 'In the daily digest' },
  hours: 'Quiet hours',
  hoursHint: (digest: string) =>
    `No mail comes in these hours, the daily digest (at ${digest}) included: it comes when they are over.`,
  from: 'From',
  until: 'Until',
  none: 'None',
  minute: (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
  zone: 'Time zone',
  save: 'Save',
  saving: 'Saving',
} as const

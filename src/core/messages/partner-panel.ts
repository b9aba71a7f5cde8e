import { connectionSentences } from '../../contract/server-messages/connections.ts'

/** The partner of a classroom: cx-partner-panel (P2 §2 Global partner flow, P3 §2 Global Partner tab, §8). */
export const partnerPanel = {
  title: 'Global Partner',
  failed: 'Information not found.',
  failedTitle: 'Partner not loaded',

  chooseTitle: 'Choose a classroom',
  choose: 'Its global partner is shown here.',
  wrongIdTitle: 'This is not a classroom',
  wrongId: 'The number of the classroom is not valid.',
  noneTitle: 'No global partner yet',
  none: 'This classroom is not paired yet. Find a classroom that suits yours.',
  noneExpired: 'This classroom exchange has expired without a partner.',
  find: 'Find',

  yourTime: 'Your time',
  timeOf: (name: string) => `${name}'s time`,
  inPlace: (time: string, place: string) => `${time} (${place})`,

  showDetails: 'See Details',
  hideDetails: 'Hide Details',
  teacher: 'Teacher',
  assistants: 'Teacher Assistants',
  students: 'Students',

  board: 'Message Board',
  openChat: 'Open chat',
  closeChat: 'Close chat',

  report: 'Report partner',
  reportTitle: 'Report partner',
  reportText: (name: string) =>
    `Tell our team what is wrong. ${name} is not told that you have written to us.`,
  reportLabel: 'What has happened?',
  count: (used: number, most: number) => `${used} of ${most}`,
  toConfirm: 'Send report',
  confirmTitle: 'Send this report?',
  confirmText: (name: string) => `Our team reads your report of ${name}, and may write to you about it.`,
  confirm: 'Send',
  goBack: 'Go back',
  sending: 'Sending the report',
  reported: connectionSentences.reported,
  reportedTitle: 'Report sent',
  reportFailed: 'Error creating report.',
  reportFailedTitle: 'Report not sent',
} as const

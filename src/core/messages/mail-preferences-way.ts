/** The way to what a teacher is told by mail; apart from the other sentences, which come with the first press. */
export const mailPreferencesWay = {
  open: 'Notifications by mail',
  saved: 'Your choice of mails is saved.',
} as const

/** The small-group flow: how many groups there shall be, and what they are called (P3 §4, §5, §8). */
export const groups = {
  numberTitle: 'How many groups are in your classroom?',
  numberHint:
    'Each group works with a group of your partner, so both classrooms need the same number. You can also ask us for help, or answer later.',
  number: 'Number of groups',
  numberRequired: 'Number of groups is required',
  saveNumber: 'Save',
  saving: 'Saving…',
  help: 'Contact me',
  skip: 'Skip',
  numberFailed: 'Error when saving student number.',
  giveNumber: 'Give the number of groups',
  changeNumber: 'Change the number of groups',

  waiting: (count: number) =>
    count === 1
      ? 'You have asked for 1 group. Please wait for your partner teacher to give the number of groups.'
      : `You have asked for ${count} groups. Please wait for your partner teacher to give the number of groups.`,
  unasked: 'Your groups are there as soon as both classrooms have given the same number.',
  helpAsked: 'You have asked us for help with your groups. Someone will be in contact with you soon.',
  beingCreated: 'Your groups are being created.',
  partnerSaid: (count: number) =>
    count === 1
      ? 'Your partner classroom has 1 group. Give the same number, and the groups are there at once.'
      : `Your partner classroom has ${count} groups. Give the same number, and the groups are there at once.`,
  mismatch: (own: number, partner: number) =>
    `The number of groups in this classroom is now ${own} but the partner classroom has ${partner} groups.`,

  reviewTitle: 'Review the names of your groups',
  reviewHint:
    'Change the names as you like, and approve them. Until then the groups cannot be opened, and their names may still change.',
  nameOf: (number: number) => `Name of group ${number}`,
  username: (username: string) => `Username ${username}`,
  approve: 'Approve',
  approving: 'Approving…',
  later: 'Later',
  reviewFailed: 'Error reporting.',

  passwordsTitle: 'First passwords of your groups',
  approved: 'The names are approved. Hand each group its username and its password.',
  passwordsOnce:
    'These passwords are shown once. Copy or download them before you close this. Each group is asked for a new one after login.',
  done: 'Done',
  closeUnsaved: {
    title: 'Close without the passwords?',
    text: 'They are not shown again. You can give a group a new password later, one by one.',
    leave: 'Close',
    stay: 'Stay',
    close: 'Close',
  },

  leaveNames: {
    title: 'Close without the names?',
    text: 'The names that you have changed are not kept.',
    leave: 'Close without them',
    stay: 'Stay',
    close: 'Close',
  },
  review: 'Review the names',
  waitsForReview: (count: number) =>
    count === 1 ? 'The name of 1 group waits for you.' : `The names of ${count} groups wait for you.`,
} as const

/** The data privacy agreement of a school (P1 §2 Profile wizard, Other modals; §6). */
export const agreement = {
  title: 'Data privacy agreement',
  intro:
    'Your school has to sign our student data privacy agreement once, for all its teachers. Sign it here, or copy the link and send it to the person who may sign for the school.',
  frame: 'Form of the data privacy agreement',
  notShownInPage: 'This page does not allow the form inside it. Open it in a new tab and sign it there.',
  openInNewTab: 'Open in a new tab',
  copyLink: 'Copy link of the agreement',
  link: 'Copy link',
  waiting: 'Waiting for the agreement to be signed.',
  later: 'You can go on meanwhile; a classroom exchange can be created as soon as it is signed.',
  signed: 'The agreement of your school is signed.',
  notChosen: 'The agreement is shown here as soon as your choice of the school is saved.',
  failedTitle: 'The agreement could not be loaded',
  unsignedTitle: 'UNSIGNED DATA PRIVACY AGREEMENT',
  leaveTitle: 'LEAVE WITHOUT THE AGREEMENT?',
  leave:
    'A classroom exchange can be created only once the agreement is signed. What you have filled in stays here until you close this tab.',
  leaveNow: 'OK',
  goBack: 'GO BACK',
} as const

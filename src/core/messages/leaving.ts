/** What is asked of whoever leads away from something that is not sent or not saved (P3 §4 Upload flow). */
export const leaving = {
  title: 'Leave this page?',
  text: 'What you have done here has not been submitted or saved yet.',
  leave: 'Leave',
  stay: 'Stay',
  close: 'Close',
} as const

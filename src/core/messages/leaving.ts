/** What is asked of whoever leads away from something that has not been sent (P3 §4 Upload flow). */
export const leaving = {
  title: 'Leave this page?',
  text: 'Your video has not been submitted yet.',
  leave: 'Leave',
  stay: 'Stay',
  close: 'Close',
} as const

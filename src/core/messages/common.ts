/** Sentences that any screen may need. */
export const common = {
  offline:
    'The service cannot be reached. Check your internet connection and try again. If it stays so, tell whoever looks after this page.',
  timeout: 'The service takes too long to answer. Please try again.',
  unreadable:
    'The answer cannot be read, or does not come from the service. Please try again in a moment. If it stays so, tell whoever looks after this page.',
  sessionEnded: 'Please log in to go on.',
  tryAgainIn: (minutes: number) =>
    minutes === 1 ? 'You can try again in 1 minute.' : `You can try again in ${minutes} minutes.`,
  loadFailed: 'This could not be loaded. Please try again.',
  fieldRequired: 'Field required.',
  invalidEmail: 'Enter a valid email.',
  noResults: 'No results found.',
  retry: 'Retry',
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
} as const

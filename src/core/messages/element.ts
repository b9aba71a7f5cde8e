/** What an element says about itself, whatever it shows. */
export const element = {
  crashed: 'Something went wrong in this part of the page.',
  retry: 'Try again',
  otherApi: 'This part of the page asks for another service than the rest of the page.',
  otherApiHint: 'Give every element the same api-base.',
  unreadableSession: 'The page handed over a session that cannot be read.',
  sessionNotFetched: 'The page was asked for a session and brought none.',
  codeFailed: 'The code to sign in with could not be used. Please load the page again, or sign in here.',
  unreadable: (name: string) => `The value of ${name} cannot be read.`,
} as const

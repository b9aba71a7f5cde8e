import { SESSION_CODE_VALID_SECONDS } from '../limits/session-codes.ts'

/** What the server says to whoever hands sessions over: to a page's backend, and to the page. */
export const sessionCodeSentences = {
  wrongClient:
    'The client is not known, has ended, or its secret is another one. Please ask who runs the service.',
  inBrowser: 'A client secret is used by a server. A page that sends it gives it away: replace the secret.',
  originOfNoPage:
    'The client hands no sessions over to pages of this origin. Please ask who runs the service.',
  noTeacher: 'No teacher whose email is verified, and whom this client may sign in, has this email.',
  codeInvalid: `The code to sign in with has been used already, or is older than ${SESSION_CODE_VALID_SECONDS} seconds. Please load the page again, or sign in here.`,
  codeOfOtherOrigin:
    'The code to sign in with is for pages of another origin. Please tell who runs this page, or sign in here.',
} as const

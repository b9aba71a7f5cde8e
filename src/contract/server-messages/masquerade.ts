/** What the server says to an operator who works as a teacher. */
export const masqueradeSentences = {
  masqueradeLinkInvalid: 'This link has been used already, or is older than a minute. Please make a new one.',
} as const

import { MASQUERADE_LINK_VALID_SECONDS } from '../limits/masquerade.ts'

/** What the server says to an operator who works as a teacher. */
export const masqueradeSentences = {
  masqueradeLinkInvalid: `This link has been used already, or is older than ${MASQUERADE_LINK_VALID_SECONDS} seconds. Please make a new one.`,
} as const

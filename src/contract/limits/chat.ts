// The chat of two partners (P2 §5, §9), and what the specification leaves open.

export const CHAT_MESSAGE_MAX_CHARACTERS = 1_000
/** Messages that come with one answer. */
export const CHAT_PAGE_MESSAGES = 50
/** Of one teacher. Who has been without a line for a day sends all that was written at once. */
export const CHAT_MESSAGES_PER_HOUR = 2_000
/** Of each side of a chat: more than a hundred on every day of an exchange. */
export const CHAT_MESSAGES_MAX = 10_000
/** How often messages are asked for while there is no connection. */
export const CHAT_POLL_MS = 5_000
/** How long a browser gathers what has come into view before it says so. */
export const CHAT_READ_PAUSE_MS = 1_000
/** Messages that are kept in a browser until they can be sent. */
export const CHAT_WAITING_MAX = 1_000
/** A message that the server has failed to take so often is said to be stuck; it is tried again all the same. */
export const CHAT_TRIES = 3
/** What was written so long ago and could not be sent is not sent before its writer says so again. */
export const CHAT_WAITING_DAYS = 3

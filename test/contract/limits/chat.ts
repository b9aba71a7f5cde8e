/** P2 §5 and §9 say what a message may have; the specification names no other bound. */
export const specified: Record<string, number> = {
  CHAT_MESSAGE_MAX_CHARACTERS: 1_000,
  CHAT_PAGE_MESSAGES: 50,
  CHAT_MESSAGES_PER_HOUR: 2_000,
  CHAT_MESSAGES_MAX: 10_000,
  CHAT_POLL_MS: 5_000,
  CHAT_READ_PAUSE_MS: 1_000,
  CHAT_WAITING_MAX: 1_000,
  CHAT_TRIES: 3,
  CHAT_WAITING_DAYS: 3,
}

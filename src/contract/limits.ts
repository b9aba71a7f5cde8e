/** Numbers that both sides hold to, unit in the name (P1 §9, P2 §9, P3 §9). */
export const limits = {
  EMAIL_MAX_CHARACTERS: 150,
  PASSWORD_MIN_CHARACTERS: 8,
  PASSWORD_MAX_CHARACTERS: 16,
  /** Where the operator asks for pass phrases instead (decision 28). */
  PASSPHRASE_MIN_CHARACTERS: 15,
  /** A password as it is sent; longer than the policy so that an operator may allow pass phrases (decisions 28). */
  PASSWORD_INPUT_MAX_CHARACTERS: 256,
  /** Every text input unless its rule says otherwise. */
  TEXT_INPUT_MAX_CHARACTERS: 150,
  SEARCH_MAX_CHARACTERS: 150,
  /** The `redirect` of the login's address; longer ones are ignored. */
  REDIRECT_MAX_CHARACTERS: 2_000,
  ACCESS_TOKEN_VALID_SECONDS: 900,
  /** A session that is not used for so long ends. */
  SESSION_VALID_DAYS: 30,
  /** How long a refresh token that was just replaced still gets the new pair, for tabs that refresh at once. */
  REFRESH_GRACE_SECONDS: 10,
  VERIFICATION_LINK_VALID_HOURS: 24,
  RECOVERY_LINK_VALID_MINUTES: 60,
  /** Both codes of a masquerade link, from the moment the operator has made it (decision 12). */
  MASQUERADE_LINK_VALID_SECONDS: 60,
  /** A masquerade session ends after so long, however much it is used. */
  MASQUERADE_VALID_MINUTES: 60,
  ACTIVITY_MESSAGE_MAX_CHARACTERS: 500,
  NOTIFICATIONS_PAGE_ROWS: 10,
  /** Lists that have no interval of their own (P3 §9). */
  LISTS_POLL_MS: 15_000,
  /** A poll that fails again and again waits no longer than this. */
  POLL_BACKOFF_MAX_MS: 120_000,
  /** An answer that takes longer counts as none. */
  CALL_TIMEOUT_MS: 20_000,
  /** How long a tab waits for another one to say that it has newer tokens. */
  TABS_ANSWER_MS: 100,
  /** A tab that was told an answer waits so much longer than its interval, so that the same tab goes on asking. */
  POLL_FOLLOWER_MS: 1_000,
  NOTIFICATIONS_SHELL_POLL_MS: 20_000,
  ALERTS_POLL_MS: 300_000,
  BUILD_POLL_MS: 10_000,
  /** How long the server holds the question whether anything has changed, while nothing has. */
  CHANGES_HOLD_MS: 50_000,
  /** How often the server looks for whoever it holds. */
  CHANGES_LOOK_MS: 2_000,
  /** How often the tab that asks about changes tells the others that it is still there. */
  CHANGES_SIGN_MS: 5_000,
  /** The names in the header's dropdown, where no list asks more often. */
  HEADER_CLASSROOMS_POLL_MS: 300_000,
  COPIED_TOOLTIP_MS: 1_000,
  /** Below this lower bound of an age range a student counts as a child (P2 §9, decision 4). */
  REVIEW_BELOW_AGE_YEARS: 13,
  /** One token for a classroom exchange unless the subject says otherwise (decision 2). */
  DEFAULT_SUBJECT_TOKENS: 1,
  EXCHANGE_LENGTH_DAYS: 90,
  /** A classroom whose expiry no subscription decides expires so long after its start. */
  EXCHANGE_EXPIRES_AFTER_DAYS: 365,
  STUDENTS_PER_CLASSROOM_MAX: 30,
  LARGEST_ID: 2_147_483_647,
} as const

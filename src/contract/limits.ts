/** Numbers that both sides hold to, unit in the name (P1 §9, P2 §9, P3 §9). */
export const limits = {
  EMAIL_MAX_CHARACTERS: 150,
  PASSWORD_MIN_CHARACTERS: 8,
  PASSWORD_MAX_CHARACTERS: 16,
  /** A password as it is sent; longer than the policy so that an operator may allow pass phrases (decisions 28). */
  PASSWORD_INPUT_MAX_CHARACTERS: 256,
  /** Every text input unless its rule says otherwise. */
  TEXT_INPUT_MAX_CHARACTERS: 150,
  SEARCH_MAX_CHARACTERS: 150,
  VERIFICATION_LINK_VALID_HOURS: 24,
  /** Lists that have no interval of their own (P3 §9). */
  LISTS_POLL_MS: 15_000,
  COPIED_TOOLTIP_MS: 1_000,
  /** Below this lower bound of an age range a student counts as a child (P2 §9, decision 4). */
  REVIEW_BELOW_AGE_YEARS: 13,
  /** One token for a classroom exchange unless the subject says otherwise (decision 2). */
  DEFAULT_SUBJECT_TOKENS: 1,
  EXCHANGE_LENGTH_DAYS: 90,
  STUDENTS_PER_CLASSROOM_MAX: 30,
  LARGEST_ID: 2_147_483_647,
} as const

// The data privacy agreement (P1 §2 Profile wizard).

/** The link to its form may be passed on to whoever signs for the school. */
export const AGREEMENT_LINK_VALID_DAYS = 30
export const SIGNER_NAME_MAX_CHARACTERS = 100
export const SIGNER_TITLE_MAX_CHARACTERS = 100

// The data privacy agreement (P1 §2 Profile wizard).

/** The link to its form may be passed on to whoever signs for the school. */
export const AGREEMENT_LINK_VALID_DAYS = 30
/** For so many schools the links of one teacher sign within so many days: nobody works at more. */
export const AGREEMENTS_OF_TEACHER_MAX = 3
export const AGREEMENTS_OF_TEACHER_DAYS = 30
export const SIGNER_NAME_MAX_CHARACTERS = 100
export const SIGNER_TITLE_MAX_CHARACTERS = 100

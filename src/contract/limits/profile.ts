// The teacher's profile (P1 §5 Profile). Letters are counted as the controls count them, without blanks around.

export const AVATAR_NAME_MIN_CHARACTERS = 3
/** The name of a stored file. */
export const AVATAR_NAME_MAX_CHARACTERS = 250
export const FIRST_NAME_MIN_CHARACTERS = 3
export const FIRST_NAME_MAX_CHARACTERS = 100
export const LAST_NAME_MAX_CHARACTERS = 100
/** The longest known pile, in Tibetan, has nine. */
export const MARKS_ON_A_LETTER_MAX = 10
export const ABOUT_MAX_CHARACTERS = 500
export const CITY_MAX_CHARACTERS = 250
export const AFFILIATION_MAX_CHARACTERS = 500
export const SCHOOL_NAME_MIN_CHARACTERS = 2
export const SCHOOL_NAME_MAX_CHARACTERS = 250
export const SCHOOL_ADDRESS_MIN_CHARACTERS = 2
export const SCHOOL_ADDRESS_MAX_CHARACTERS = 250
export const SCHOOL_WEBSITE_MAX_CHARACTERS = 250
/** After the last dot of a website. */
export const WEBSITE_ENDING_MIN_CHARACTERS = 2
export const SCHOOL_PHONE_MIN_CHARACTERS = 6
export const SCHOOL_PHONE_MAX_CHARACTERS = 100
/** How long nothing has to be typed before a draft is saved, or schools are looked for. */
export const PROFILE_DRAFT_PAUSE_MS = 1_000
export const SCHOOL_SEARCH_PAUSE_MS = 250
/** How often a page that waits for a signed agreement asks. */
export const AGREEMENT_POLL_MS = 5_000

// Courses and their documents (P1 §2 Course Library; P2 §2 Choose-course page).

/** An address of a course's document is good for so long at least, and twice as long at most. */
export const COURSE_DOCUMENT_VALID_SECONDS = 1_800
/** So many courses stand on the choice of one before Show More. */
export const TOP_COURSES = 3
/** Characters of a course's name before it is cut, in a list and on a card. */
export const COURSE_NAME_MAX_CHARACTERS = 32
export const COURSE_CARD_NAME_MAX_CHARACTERS = 25

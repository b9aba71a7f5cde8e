/** P2 §2 Choose-course page, §9; the time of an address is ours. */
export const specified: Record<string, number> = {
  COURSE_DOCUMENT_VALID_SECONDS: 30 * 60,
  TOP_COURSES: 3,
  COURSE_NAME_MAX_CHARACTERS: 32,
  COURSE_CARD_NAME_MAX_CHARACTERS: 25,
}

// Codes of refusals about courses (P1 §7 Courses).

/** 422: the course is not published any more, or is not one for the classroom's subject. */
export const COURSE_UNAVAILABLE = 43
/**
 * 422: students have posted already, on whichever side of the exchange, so that the course is not changed; or there are
 * students whom it would group anew.
 */
export const COURSE_STAYS = 45
/** 422: the classroom has another course than the one that was seen when this one was chosen. */
export const COURSE_CHANGED = 46

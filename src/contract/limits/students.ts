// Students and groups (P3 §5, §9).

export const STUDENTS_PER_CLASSROOM_MAX = 30
/** Videos of students below this age are reviewed before the partner sees them (P2 §9). */
export const REVIEW_BELOW_AGE_YEARS = 13
/** Students who pay for an exchange are at least this old (P1 §5). */
export const PAYING_STUDENT_MIN_AGE_YEARS = 13
/** Letters of a student's first name, or of a group's name, without blanks around. */
export const STUDENT_NAME_MAX_LETTERS = 25
export const LAST_INITIAL_MAX_LETTERS = 1
/** Code points of one letter with its marks: the longest conjuncts that are written have eleven. */
export const LETTER_MAX_CODE_POINTS = 12
/** Groups that a teacher may ask for. */
export const GROUPS_PER_CLASSROOM_MIN = 1
export const GROUPS_PER_CLASSROOM_MAX = 15
/** A student who was removed can be brought back so long; then all that they have posted goes for good. */
export const REMOVED_STUDENTS_KEPT_DAYS = 14
/**
 * Students whom a teacher may add in a day, by hand or by lists: twenty full classrooms. Removed ones keep their usernames
 * for a while, of which all schools have 3.6 million together.
 */
export const STUDENTS_ADDED_PER_DAY = 600
/** The undo of a removal stays in sight so long, and longer while somebody is at it. */
export const REMOVAL_UNDO_MS = 10_000
/** More rows than these are put into the page as they are scrolled to; fewer are all there for the search of the browser. */
export const STUDENT_ROWS_WHOLE_MAX = 200

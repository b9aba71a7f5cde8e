import { TEXT_INPUT_MAX_CHARACTERS } from './input.ts'

// Library connections (P2 §2, §5, §9), and what the specification leaves open.

/** The list of what other libraries ask for, and one's own, are read again so often. */
export const LIBRARY_REQUESTS_POLL_MS = 15_000
/** Requests on a page of a list. */
export const LIBRARY_REQUESTS_PAGE_ROWS = 20
/** Letters of a name and of a description before they are cut on a card. */
export const LIBRARY_NAME_SHOWN_CHARACTERS = 30
export const LIBRARY_REQUEST_TEXT_SHOWN_CHARACTERS = 120

/** Letters of the classroom's name, without blanks around. */
export const LIBRARY_CLASSROOM_NAME_MAX_CHARACTERS = 50
/** Letters of the description, as of every text that has no rule of its own (P1 §5). */
export const LIBRARY_REQUEST_TEXT_MAX_CHARACTERS = TEXT_INPUT_MAX_CHARACTERS
/** Topics of one request, or of one filter; more than there are. */
export const LIBRARY_TOPICS_MAX = 100
/** The range of students that a request is for where none is said (P2 §5): '21-30'. */
export const LIBRARY_STUDENTS_RANGE_ID = 3

/** A request waits so long; who posts it again has it wait so long once more. */
export const LIBRARY_REQUEST_OPEN_DAYS = 30
/** Any request, connected to or not, goes so many days after it would have expired; its classrooms stay. */
export const LIBRARY_REQUEST_KEPT_DAYS = 365
/** Who has viewed a request on which day is kept so many days: it is known by that who was counted today. */
export const LIBRARY_VIEWERS_KEPT_DAYS = 2
/** Requests of one librarian that may wait at a time. */
export const LIBRARY_REQUESTS_OPEN_MAX = 20
/** Requests that a librarian may post within an hour, again or for the first time. */
export const LIBRARY_REQUESTS_PER_HOUR = 30
/** One's own requests that are listed, the latest. */
export const LIBRARY_OWN_REQUESTS_SHOWN = 100

/** How often a request was viewed may be told to others than its owner so much later. */
export const LIBRARY_VIEWS_LATE_MS = 300_000

/** About Me shows so many active classrooms before Show all, and that one so many. */
export const ACTIVE_CLASSROOMS_FIRST = 3
export const ACTIVE_CLASSROOMS_SHOWN = 100

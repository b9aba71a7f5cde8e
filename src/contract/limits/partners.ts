// Partner search, connection requests and partner reports (P2 §2 Global partner flow, §5; P3 §5), and what the specification leaves open.

/** Searches of a teacher within a minute, pages included: each compares all that wait. */
export const PARTNER_SEARCHES_PER_MINUTE = 60
/** Partners on a page of the search. */
export const PARTNERS_PAGE_ROWS = 20
/** Classrooms of one of them that are shown, the best first. */
export const PARTNER_CLASSROOMS_SHOWN = 10
/** Values of one filter; more than any list has that is offered. */
export const PARTNER_FILTER_VALUES_MAX = 100

/** A personal note, of a request or of its refusal. */
export const CONNECTION_NOTE_MAX_CHARACTERS = 255
/** Requests that a teacher may send within an hour, sent again or not: each is a mail to somebody else. */
export const CONNECTIONS_PER_HOUR = 30
/** How often a teacher may try to within an hour, refused or not: what is refused tells something of others. */
export const CONNECTION_TRIES_PER_HOUR = 120
/** How often a teacher may ask another one within so many days, whichever requests these are. */
export const CONNECTIONS_TO_A_TEACHER = 5
export const CONNECTIONS_TO_A_TEACHER_DAYS = 30
/** How many days a teacher who has declined is left alone by the one who has asked, whichever classrooms it is about. */
export const CONNECTION_DECLINED_DAYS = 7
/** Requests of one classroom that may wait for an answer. */
export const CONNECTIONS_PENDING_PER_CLASSROOM = 20
/** Requests that may wait for one teacher. */
export const CONNECTIONS_WAITING_MAX = 100
/** How often one request may be sent, the first time included. */
export const CONNECTION_SENDS_MAX = 5
/** Letters of a name of somebody whom the reader of a mail does not know, and of their classroom. */
export const STRANGER_NAME_MAX_CHARACTERS = 30
export const STRANGER_CLASSROOM_MAX_CHARACTERS = 60
/** Requests that are listed: those that wait, and the latest of the others. */
export const CONNECTIONS_SHOWN = 200

export const PARTNER_REPORT_MAX_CHARACTERS = 255
export const PARTNER_REPORTS_PER_HOUR = 10

// How a match is ranked (rules/partner-rank.ts): a hundred points together.

/** An exchange lasts for 90 days; for every three that both share there is a point. */
export const RANKED_DAYS_MAX = 90
export const DAYS_PER_POINT = 3
export const LANGUAGES_POINTS = 25
export const AGE_RANGE_POINTS = 20
/** A school day lasts from eight to three. */
export const SCHOOL_DAY_MINUTES = 420
export const MINUTES_PER_POINT = 28
export const CLASS_SIZE_POINTS = 5
/** Who answers within so many hours has so many points; who was never asked has those of the middle. */
export const ANSWER_POINTS = [
  { hours: 24, points: 5 },
  { hours: 72, points: 3 },
  { hours: 168, points: 1 },
] as const
export const NEVER_ASKED_POINTS = 2

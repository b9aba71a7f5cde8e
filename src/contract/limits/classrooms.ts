// Classroom exchanges (P1 §4, P2 §4, §5, §9; decisions 2, 4 and 6).

export const EXCHANGE_LENGTH_DAYS = 90
/** A classroom whose expiry no subscription decides expires so long after its start. */
export const EXCHANGE_EXPIRES_AFTER_DAYS = 365
/** Nobody plans further ahead; a year with a typing error is seen. */
export const EXCHANGE_STARTS_WITHIN_DAYS = 3_650
/** Of an independent teacher, whose classrooms cost no token: more than anybody teaches in a year. */
export const INDEPENDENT_CLASSROOMS_PER_HOUR = 30
export const INDEPENDENT_CLASSROOMS_PER_DAY = 60
/** Of one teacher, whose colleagues' names are told by their emails: more than anybody adds in a day. */
export const ASSISTANTS_ASKED_FOR_PER_DAY = 20
/** Letters of a name, without blanks around. */
export const CLASSROOM_NAME_MIN_CHARACTERS = 3
export const CLASSROOM_NAME_MAX_CHARACTERS = 150

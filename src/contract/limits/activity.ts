// What a browser notes for support (P1 §7).

export const ACTIVITY_MESSAGE_MAX_CHARACTERS = 500
/** Of one teacher. Somebody busy notes a few a minute; what is kept stays for a year. */
export const ACTIVITIES_PER_HOUR = 200
export const ACTIVITIES_PER_DAY = 500

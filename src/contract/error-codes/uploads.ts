// Codes of refusals about uploads of videos (P3 §5).

/** 422: it is no video of an accepted kind, by what is said of it or by what is in it. */
export const VIDEO_TYPE_UNSUPPORTED = 50
/** 413: it is larger than a video may be; `max_size_exceeded` in the words of the specification. */
export const VIDEO_TOO_LARGE = 51
/** 422: there is nothing in it. */
export const VIDEO_EMPTY = 52
/** 507: there is no room for more; what has arrived is kept. */
export const STORAGE_FULL = 53
/** 429: too many uploads of this teacher have begun and not ended. */
export const UPLOADS_UNFINISHED = 54
/** 422: what this teacher has uploaded and not submitted is as much as it may be. */
export const UNSAVED_VIDEOS_FULL = 55

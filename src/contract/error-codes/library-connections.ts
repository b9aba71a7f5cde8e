// Codes of refusals about library connections (P2 §2 Library connections page, §4 Library request, §6).

/** 403: librarians alone connect libraries, and those alone who are validated look at others' requests, post and connect. */
export const LIBRARIANS_ONLY = 160
/** 404: no such request is there, or not any more. */
export const LIBRARY_REQUEST_GONE = 161
/** 422: a library has connected to it already: another one just now, or one's own. */
export const LIBRARY_REQUEST_TAKEN = 162
/** 422: it has expired, and nobody connects to it until it is posted again. */
export const LIBRARY_REQUEST_EXPIRED = 163
/** 403: it is another library's, which alone edits and deletes it. */
export const LIBRARY_REQUEST_OF_ANOTHER = 164
/** 422: it is one's own, or of one's own library: nobody hides it, or connects to it. */
export const LIBRARY_REQUEST_OWN = 165
/**
 * 422: the other library is not to be had any more: disabled, not validated, its subscription over, or without a signed
 * agreement.
 */
export const LIBRARY_UNAVAILABLE = 166
/** 422: as many requests of one's own wait as may. */
export const LIBRARY_REQUESTS_FULL = 167
/** 422: it was posted again since it was shown: what one would agree to is another thing. */
export const LIBRARY_REQUEST_CHANGED = 168

// Sessions and what tabs tell each other of them (P1 §4, §9).

export const ACCESS_TOKEN_VALID_SECONDS = 900
/** A session that is not used for so long ends. */
export const SESSION_VALID_DAYS = 30
/** How long a refresh token that was just replaced still gets the new pair, for tabs that refresh at once. */
export const REFRESH_GRACE_SECONDS = 10
/** How long a tab waits for another one to say that it has newer tokens. */
export const TABS_ANSWER_MS = 100
/** A page that was asked for a session is not asked again for one that ends sooner than this. */
export const FETCHED_SESSION_LASTS_MS = 10_000
/** So long a page that was asked for a session and failed is left alone by elements that come. */
export const FETCH_SESSION_PAUSE_MS = 10_000
/** The `redirect` of the login's address; longer ones are ignored. */
export const REDIRECT_MAX_CHARACTERS = 2_000
/** The random word by which a browser says that it has signed in before. */
export const DEVICE_WORD_MAX_CHARACTERS = 64

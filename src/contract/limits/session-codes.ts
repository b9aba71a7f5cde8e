// Sessions that the backend of an embedding page hands over.

/** A code is good once, for so long (decision 12). */
export const SESSION_CODE_VALID_SECONDS = 60
/** Letters of an origin: a scheme, a name and a port. */
export const ORIGIN_MAX_CHARACTERS = 300
export const SESSION_CLIENT_NAME_MAX_CHARACTERS = 100

// Files that teachers give (P1 §5, §9; decision 9).

export const AVATAR_FILE_MAX_BYTES = 5_242_880
/** Width and height of the picture itself, together: what a telephone takes, and some more. */
export const AVATAR_MAX_PIXELS = 50_000_000
/** Width and height of what is kept. */
export const AVATAR_WIDTH_PX = 512
/** An address of a file is good for so long at least, and twice as long at most. */
export const FILE_URL_VALID_SECONDS = 3_600
/** A file that nobody uses goes so long after it was given. */
export const UNUSED_FILE_KEPT_DAYS = 30
export const FILES_PER_HOUR = 30

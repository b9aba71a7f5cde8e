// Videos on their way to the server (P3 §4, §5, §7, §9), and what the specification leaves open.

/** So much goes with one request: a broken line costs no more. */
export const UPLOAD_PIECE_BYTES = 8_388_608
/** A recording is sent while it is recorded as soon as there is so much of it. */
export const AHEAD_PIECE_BYTES = 1_048_576
/** Of one upload, in all. */
export const UPLOAD_RETRIES = 30
export const UPLOAD_RETRY_MS = 1_000
/** An upload that takes longer is given up until the person tries it again, and goes on where it was. */
export const UPLOAD_TIMEOUT_MS = 1_200_000
/** A line of so many megabits a second, or fewer, is slow. */
export const SLOW_LINE_MBIT = 10
/** What a line is taken for of which nothing is known. */
export const ASSUMED_LINE_MBIT = 25
/** The rate of an upload is that of the last so many ms. */
export const UPLOAD_RATE_WINDOW_MS = 10_000
/** And is told once it was measured for so long. */
export const UPLOAD_RATE_AFTER_MS = 2_000

/** What has become of a video is asked for so often, and so many times at most. */
export const METADATA_POLL_MS = 5_000
export const METADATA_ATTEMPTS = 20
/** Of the progress of a video that is sent, so much is the file's way; the rest is what becomes of it. */
export const UPLOAD_FILE_PERCENT = 90

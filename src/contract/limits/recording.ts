// Recording videos (P3 §4, §9), and what the specification leaves open.

/** A recording takes so long at most where nothing else is said. */
export const RECORDING_DEFAULT_SECONDS = 120
export const RECORDING_MIN_SECONDS = 1
export const RECORDING_MAX_SECONDS = 300
/** Stop works from then on. */
export const RECORDING_STOP_AFTER_MS = 1_000
/** A recording plays by itself so long after its end. */
export const RECORDED_PLAY_MS = 700
export const RECORDING_COUNTDOWN_SECONDS = 3
/** The camera's pictures are handed over, and kept, so often. */
export const RECORDING_PIECE_MS = 1_000
/** A film that was not sent is kept so long. */
export const UNSENT_FILM_KEPT_DAYS = 7

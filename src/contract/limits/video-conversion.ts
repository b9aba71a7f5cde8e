// How videos are converted (P3 §7; the rest is ours).

/** A longer video is not converted. */
export const VIDEO_MAX_SECONDS = 3_600
/** A conversion that is killed so often has failed; one that is not done in its time counts for two. */
export const CONVERSION_TRIES_MAX = 3
/** Pause after a fault, which doubles each time, and the longest one. */
export const CONVERSION_PAUSE_SECONDS = 30
export const CONVERSION_PAUSE_MAX_SECONDS = 3_600

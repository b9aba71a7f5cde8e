// The video player (P3 §2, §4, §9).

/** A video that is not there yet is looked for again so often. */
export const VIDEO_RELOAD_MS = 4_000

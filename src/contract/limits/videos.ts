// Videos (P3 §5, §9), and what the specification leaves open.

export const VIDEO_MAX_BYTES = 524_288_000
/** An address of a video is good for so long at least, and twice as long at most. */
export const VIDEO_URL_VALID_SECONDS = 3_600
/** A piece of an upload has so long to arrive: the whole of a video on a slow line. */
export const UPLOAD_RECEIVE_SECONDS = 1_200
/** Uploads of one teacher that have begun and not ended. */
export const UNFINISHED_UPLOADS_MAX = 10
/** An upload that did not end goes so long after it began. */
export const UNFINISHED_UPLOAD_KEPT_HOURS = 48
/**
 * What a recording may have that is sent while it is recorded, and so much is set aside for it: at the recorder's rate
 * five minutes are 99 MB.
 */
export const RECORDING_AHEAD_MAX_BYTES = 131_072_000
/** What one teacher's uploads that have not ended and videos that were saved for nothing may have together: four of the largest. */
export const UNSAVED_VIDEOS_MAX_BYTES = 2_097_152_000
/** A video that was saved for nothing goes so long after it came; a browser keeps a recording as long. */
export const UNUSED_VIDEO_KEPT_DAYS = 7
export const UPLOADS_PER_HOUR = 60
/** Of what the person's file is called, so much is kept. */
export const VIDEO_LABEL_MAX_CHARACTERS = 255

/** P3 §5, §9; the rest is ours. */
export const specified: Record<string, number> = {
  VIDEO_MAX_BYTES: 500 * 1_024 * 1_024,
  UPLOAD_RECEIVE_SECONDS: 20 * 60,
  UNFINISHED_UPLOADS_MAX: 10,
  UNFINISHED_UPLOAD_KEPT_HOURS: 48,
  UPLOADS_PER_HOUR: 60,
  VIDEO_LABEL_MAX_CHARACTERS: 255,
}

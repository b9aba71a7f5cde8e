/** Ours; P3 says nothing of it. */
export const specified: Record<string, number> = {
  VIDEO_MAX_SECONDS: 60 * 60,
  CONVERSION_TRIES_MAX: 3,
  CONVERSION_PAUSE_SECONDS: 30,
  CONVERSION_PAUSE_MAX_SECONDS: 60 * 60,
}

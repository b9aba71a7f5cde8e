/** P3 §4 Video playback states, §9. */
export const specified: Record<string, number> = {
  VIDEO_RELOAD_MS: 4_000,
}

/** Ours; the specification says nothing of captions. */
export const specified: Record<string, number> = {
  CAPTIONS_MAX: 600,
  CAPTION_MAX_CHARACTERS: 120,
  CAPTION_END_MAX_SECONDS: 86_400,
}

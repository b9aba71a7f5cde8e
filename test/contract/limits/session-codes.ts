/** The specification says nothing of it; 60 seconds are what pages are told (docs/embedding.md). */
export const specified: Record<string, number> = {
  SESSION_CODE_VALID_SECONDS: 60,
  ORIGIN_MAX_CHARACTERS: 300,
  SESSION_CLIENT_NAME_MAX_CHARACTERS: 100,
}

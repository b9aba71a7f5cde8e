/** P1 §9. */
export const specified: Record<string, number> = {
  TEXT_INPUT_MAX_CHARACTERS: 150,
  SEARCH_MAX_CHARACTERS: 150,
  LARGEST_ID: 2 ** 31 - 1,
}

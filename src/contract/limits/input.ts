// Text inputs that have no rule of their own (P1 §9).

/** Every text input unless its rule says otherwise. */
export const TEXT_INPUT_MAX_CHARACTERS = 150
export const SEARCH_MAX_CHARACTERS = 150
export const LARGEST_ID = 2_147_483_647

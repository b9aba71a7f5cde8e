/**
 * The `keyCode` of a key that belongs to the writing of a sign, as the Enter that ends a word in Japanese. Safari tells of
 * that Enter when the word has ended already: `isComposing` is false by then.
 */
export const COMPOSING_KEY_CODE = 229

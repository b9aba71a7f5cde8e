// Captions of a teacher's video, of which the specification says nothing.

/** Lines of one video; all of them at their longest are one request's body. */
export const CAPTIONS_MAX = 600
/** Two lines of text, as a player shows them. */
export const CAPTION_MAX_CHARACTERS = 120
/** A line is shown until then at the latest. */
export const CAPTION_END_MAX_SECONDS = 86_400

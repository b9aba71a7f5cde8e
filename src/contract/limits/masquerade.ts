// Operators who work as a teacher (P1 §4; decision 12).

/** Both codes of a masquerade link, from the moment the operator has made it (decision 12). */
export const MASQUERADE_LINK_VALID_SECONDS = 60
/** A masquerade session ends after so long, however much it is used. */
export const MASQUERADE_VALID_MINUTES = 60

// Operators who work as a teacher, and teachers who see the student site as a student (P1 §4, P3 §6; decision 12).

/** The codes of a masquerade link, from the moment it was made (decision 12). */
export const MASQUERADE_LINK_VALID_SECONDS = 60
/** A masquerade session ends after so long, however much it is used. */
export const MASQUERADE_VALID_MINUTES = 60

// Operators who work as a teacher, and teachers who see the student site as a student (P1 §4, P3 §6; decision 12).

/** The codes of a masquerade link, from the moment it was made (decision 12). */
export const MASQUERADE_LINK_VALID_SECONDS = 60
/** Used and unused codes stay so long after their end, so that what was asked for can be looked up. */
export const MASQUERADE_CODES_KEPT_DAYS = 30
/** A masquerade session ends after so long, however much it is used. */
export const MASQUERADE_VALID_MINUTES = 60

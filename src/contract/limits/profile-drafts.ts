// What the profile wizard keeps between two visits (P1 §2 Profile wizard).

export const PROFILE_STEPS = 6
/** Of one draft, as JSON in UTF-8. All fields at their longest take a twentieth of it: what is too long for its field is kept, too, until it is shorter. */
export const PROFILE_DRAFT_MAX_BYTES = 131_072
/** More entries than any of the lists that a profile picks from. */
export const PROFILE_CHOICES_MAX = 100
/** A draft that nobody has gone on with for so long is forgotten. */
export const PROFILE_DRAFT_KEPT_DAYS = 180

/** Why a video is flagged (P3 §9). */
export const flagReasons = ['language', 'behavior', 'doxing', 'bullying', 'other'] as const
export type FlagReason = (typeof flagReasons)[number]

/** The reasons that a report names, in their order; it is for one at least (P3 §5). */
export const reasonsOf = (report: Partial<Record<FlagReason, boolean>>): FlagReason[] =>
  flagReasons.filter(reason => report[reason] === true)

/** The four segments of every progress display, in their order (P3 §4). */
export const progressSegments = ['to_do', 'submitted', 'approved', 'blocked'] as const
export type ProgressSegment = (typeof progressSegments)[number]

function percent(value: unknown): number {
  const number = typeof value === 'number' ? value : Number.NaN
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : 0
}

/**
 * Percent of each segment, totalling 100. To-do is derived as what the other three leave; a value that is not a
 * number counts as 0, and a To-do that comes with the answer is not believed (P3 §4, decision 18).
 */
export function progress(
  answer: { submitted?: unknown; approved?: unknown; blocked?: unknown } | null | undefined,
): Record<ProgressSegment, number> {
  const submitted = percent(answer?.submitted)
  const approved = percent(answer?.approved)
  const blocked = percent(answer?.blocked)
  return { to_do: Math.max(0, 100 - submitted - approved - blocked), submitted, approved, blocked }
}

/** A percentage as it is shown: under 0.5 is 0, the rest rounded to whole numbers (P3 §4). */
export function shownPercent(value: number): number {
  return value < 0.5 ? 0 : Math.round(value)
}

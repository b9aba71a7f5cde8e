/** The four segments of every progress display, in their order (P3 §4). */
export const progressSegments = ['to_do', 'submitted', 'approved', 'blocked'] as const
export type ProgressSegment = (typeof progressSegments)[number]

function percent(value: unknown): number {
  const number = typeof value === 'number' ? value : Number.NaN
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : 0
}

/**
 * Percent of each segment, totalling 100. To-do is derived as what the other three leave; a value that is not a
 * number counts as 0, and a To-do that comes with the answer is not believed (P3 §4, decision 18). Where the
 * three are more than 100 together, approved counts first, then submitted.
 */
export function progress(
  answer: { submitted?: unknown; approved?: unknown; blocked?: unknown } | null | undefined,
): Record<ProgressSegment, number> {
  const approved = percent(answer?.approved)
  const submitted = Math.min(percent(answer?.submitted), 100 - approved)
  const blocked = Math.min(percent(answer?.blocked), 100 - approved - submitted)
  return { to_do: 100 - approved - submitted - blocked, submitted, approved, blocked }
}

/** Under 0.5 is 0, the rest rounded to whole numbers (P3 §4). */
const rounded = (value: number) => (value < 0.5 ? 0 : Math.round(value))

/**
 * The whole percents to print of an answer, totalling 100 (P2 §2): wherever a percentage of the progress is shown, it
 * is one of these. To-do is what the printed others leave. Where it cannot be, because there is nothing (or hardly
 * anything) to do, the largest of the others takes up what rounding leaves over.
 */
export function shownProgress(answer: Parameters<typeof progress>[0]): Record<ProgressSegment, number> {
  const exact = progress(answer)
  const others = {
    submitted: rounded(exact.submitted),
    approved: rounded(exact.approved),
    blocked: rounded(exact.blocked),
  }
  const left = 100 - others.submitted - others.approved - others.blocked
  const to_do = exact.to_do < 0.5 ? 0 : Math.max(1, left)
  const names = ['submitted', 'approved', 'blocked'] as const
  const largest = names.reduce((most, name) => (exact[name] > exact[most] ? name : most))
  return { to_do, ...others, [largest]: others[largest] + left - to_do }
}

import { type ProgressSegment, progress, shownPercent } from '../../contract/rules/progress.ts'

/** Whole percents to print. To-do is what the printed others leave, so that what a person adds up is 100. */
export function shownProgress(answer: Parameters<typeof progress>[0]): Record<ProgressSegment, number> {
  const { submitted, approved, blocked } = progress(answer)
  return progress({
    submitted: shownPercent(submitted),
    approved: shownPercent(approved),
    blocked: shownPercent(blocked),
  })
}

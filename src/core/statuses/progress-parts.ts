import { progress, progressSegments, shownProgress } from '../../contract/rules/progress.ts'
import { statuses } from '../messages/statuses.ts'

/** The segments of a progress display, in their order, each with its name and its percentage as it is printed. */
export function progressParts(answer: Parameters<typeof progress>[0]) {
  const exact = progress(answer)
  const shown = shownProgress(answer)
  return progressSegments.map(id => ({
    id,
    label: statuses.segments[id],
    percent: exact[id],
    shown: statuses.percent(shown[id]),
  }))
}

import { type ProgressSegment, progress, progressSegments } from '../../contract/rules/progress.ts'
import { statuses } from '../messages/statuses.ts'

/**
 * The segments of a progress display, in their order, each with its name and its percentage as it is printed.
 * @param printed the whole percent that is printed of a segment
 */
export function progressParts(
  answer: Parameters<typeof progress>[0],
  printed: (segment: ProgressSegment) => number,
) {
  const exact = progress(answer)
  return progressSegments.map(id => ({
    id,
    label: statuses.segments[id],
    percent: exact[id],
    shown: statuses.percent(printed(id)),
  }))
}

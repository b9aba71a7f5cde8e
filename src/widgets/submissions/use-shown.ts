import { type ShownIn, shownLink, useShown } from '../../element/screens/use-shown.ts'
import type { LinkProps } from '../../element/types.ts'
import type { SubmissionsHandle } from './types.ts'

/** The names are the specification's (P3 §2 Submissions). */
const shownIn = ({ isPartner, filter }: Pick<Asked, 'isPartner' | 'filter'>): ShownIn => ({
  tab: 'submissions',
  name: 'submissionId',
  property: 'submissionId',
  mark: 'submission',
  also: { filterBy: filter, partner: isPartner || null },
  keepsFocus: true,
})

interface Asked {
  classroomId: number
  isPartner: boolean
  /** What is shown just now: a page that goes by the address shows the same afterwards. */
  filter: string | null
  widget: SubmissionsHandle
}

/** To a submission, at its desk. */
export const submissionLink = (asked: Asked, submissionId: number): LinkProps =>
  shownLink(asked.widget, shownIn(asked), asked.classroomId, submissionId)

/** Shows the list, or the desk with one submission. */
export function useShownSubmission(asked: Asked, submissionId: number | null) {
  const { classroomId, widget } = asked
  return useShown(shownIn(asked), {
    classroomId,
    shown: submissionId,
    widget,
    onShown: (submissionId, path) => widget.emit('cx-submission-shown', { submissionId, path }),
  })
}

import { type ShownIn, shownLink, useShown } from '../../element/screens/use-shown.ts'
import type { LinkProps } from '../../element/types.ts'
import type { SubmissionsHandle } from './types.ts'

/** The names are the specification's (P3 §2 Submissions). */
const shownIn = (isPartner: boolean): ShownIn => ({
  tab: 'submissions',
  name: 'submissionId',
  property: 'submissionId',
  mark: 'submission',
  also: { partner: isPartner || null },
  keepsFocus: true,
})

interface Asked {
  classroomId: number
  isPartner: boolean
  widget: SubmissionsHandle
}

/** To a submission, at its desk. */
export const submissionLink = ({ classroomId, isPartner, widget }: Asked, submissionId: number): LinkProps =>
  shownLink(widget, shownIn(isPartner), classroomId, submissionId)

/** Shows the list, or the desk with one submission. */
export function useShownSubmission(asked: Asked, submissionId: number | null) {
  const { classroomId, isPartner, widget } = asked
  return useShown(shownIn(isPartner), {
    classroomId,
    shown: submissionId,
    widget,
    onShown: (submissionId, path) => widget.emit('cx-submission-shown', { submissionId, path }),
  })
}

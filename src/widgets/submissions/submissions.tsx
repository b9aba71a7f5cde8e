import { isId } from '../../contract/rules/is-id.ts'
import { submissionList as t } from '../../core/messages/submission-list.ts'
import { OfClassroom } from '../../parts/lists/of-classroom.tsx'
import { SubmissionsPage } from './parts/submissions-page.tsx'
import type { SubmissionsHandle } from './types.ts'

export interface SubmissionsProps {
  classroomId?: number
  /** What is shown at first; all without. */
  filterBy?: string
  /** Which one is open; the list without. */
  submissionId?: number
  /** Those of the partner's students. */
  partner?: boolean
  widget: SubmissionsHandle
}

/** cx-submissions. */
export const Submissions = (props: SubmissionsProps) => {
  const { classroomId, filterBy, submissionId, partner = false, widget } = props
  return (
    <OfClassroom classroomId={classroomId} words={t} widget={widget}>
      {(id, _user, key) => (
        <SubmissionsPage
          key={key}
          classroomId={id}
          filterBy={filterBy ?? null}
          submissionId={isId(submissionId) ? submissionId : null}
          isPartner={partner}
          widget={widget}
        />
      )}
    </OfClassroom>
  )
}

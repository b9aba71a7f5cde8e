import { useState } from 'react'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { createStudentView, type ViewedAs } from '../../../core/students/student-view.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { external } from '../../../ui/icons.ts'
import { StudentViewOutcome } from './student-view-outcome.tsx'

export interface StudentViewButtonProps {
  of: ViewedAs
  /** The brand's student site. */
  site: string
  /** Such as 'Student View'. */
  label: string
}

/** Opens the student site as a student, a group or a class sees it, in a tab or by a link (P3 §6). */
export function StudentViewButton({ of, site, label }: StudentViewButtonProps) {
  const [view] = useState(() => createStudentView(of, site))
  const state = useStore(view.$state)
  return (
    <>
      <Button icon={external} onClick={view.open} busy={state.at === 'opening'} busyLabel={t.viewComing}>
        {label}
      </Button>
      <StudentViewOutcome view={view} label={label} />
    </>
  )
}

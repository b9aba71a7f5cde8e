import { type Ref, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { studentSite } from '../../../core/brand/student-site.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { createStudentView } from '../../../core/students/student-view.ts'
import { useStore } from '../../../core/use-store.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ProfileWidget } from './profile-types.ts'
import { StudentViewOutcome } from './student-view-outcome.tsx'

export interface ClassViewOutcomeProps {
  classroomId: number
  widget: ProfileWidget
  label: string
  /** Opens it: to be called within the press. */
  opener: Ref<() => void>
  /** The button was pressed before this was here. */
  isPressed: boolean
  onBusy: (isBusy: boolean) => void
}

/** Opens the student site as a whole class sees it, which posts as one, for a button that is there before it (P3 §6). */
export function ClassViewOutcome(props: ClassViewOutcomeProps) {
  const { classroomId, widget, label, opener, isPressed, onBusy } = props
  const [view] = useState(() => createStudentView({ classroomId, studentId: null }, studentSite(widget)))
  const isBusy = useStore(view.$state).at === 'opening'
  useImperativeHandle(opener, () => view.open, [view])
  // a tab that comes so late may be kept from opening, and is a link then
  const [wasPressed] = useState(isPressed)
  // before anything is painted: the button goes from waiting for this to waiting for the tab
  useLayoutEffect(() => {
    if (wasPressed) void view.open()
  }, [wasPressed, view])
  useLayoutEffect(() => onBusy(isBusy), [isBusy, onBusy])
  return (
    <>
      <VisuallyHidden live>{isBusy && t.viewComing}</VisuallyHidden>
      <StudentViewOutcome view={view} label={label} />
    </>
  )
}

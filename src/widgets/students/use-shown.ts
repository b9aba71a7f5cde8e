import { type ShownIn, shownLink, useShown } from '../../element/screens/use-shown.ts'
import type { LinkProps } from '../../element/types.ts'
import type { StudentsHandle } from './types.ts'
import { useNotedProfile } from './use-noted-profile.ts'

const PROFILES: ShownIn = { tab: 'students', name: 'student_id', property: 'studentId', mark: 'student' }

/** To a student's profile. */
export const profileLink = (widget: StudentsHandle, classroomId: number, studentId: number): LinkProps =>
  shownLink(widget, PROFILES, classroomId, studentId)

/** Shows the list, or a student's profile. */
export function useShownProfile(classroomId: number, studentId: number | null, widget: StudentsHandle) {
  const onAsked = useNotedProfile(classroomId, studentId, widget)
  return useShown(PROFILES, {
    classroomId,
    shown: studentId,
    widget,
    onAsked,
    onShown: (studentId, path) => widget.emit('cx-student-shown', { studentId, path }),
  })
}

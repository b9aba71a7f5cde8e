import { studentSite } from '../../../core/brand/student-site.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import type { ProfileWidget } from './profile-types.ts'
import { StudentViewButton } from './student-view-button.tsx'

export interface ClassViewButtonProps {
  classroomId: number
  widget: ProfileWidget
}

/** Opens the student site as a whole class sees it, which posts as one (P3 §6). */
export const ClassViewButton = ({ classroomId, widget }: ClassViewButtonProps) => (
  <StudentViewButton of={{ classroomId, studentId: null }} site={studentSite(widget)} label={t.view.class} />
)

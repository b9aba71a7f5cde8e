import type { Classroom } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t } from '../../../core/messages/students.ts'
import { Button } from '../../../ui/button.tsx'
import { chevronLeft } from '../../../ui/icons.ts'

export interface StudentProfileProps {
  classroom: Classroom
  studentId: number
  /** What it asks of the element that it is shown in. */
  widget: { readonly hostUrl: string }
  onBack: () => void
  /** Something of the student has changed. */
  onChanged: () => void
}

/** The profile of a student or a group (P3 §2). */
export function StudentProfile({ onBack }: StudentProfileProps) {
  return (
    <>
      <div>
        <Button variant="quiet" icon={chevronLeft} onClick={onBack}>
          {t.back}
        </Button>
      </div>
      <h2>{t.profile}</h2>
      <p>{common.loading}</p>
    </>
  )
}

import { lazy, Suspense } from 'react'
import type { ClassroomForm } from '../../../core/classrooms/classroom-form.ts'
import type { FormControls } from '../../../core/forms/use-form.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const CourseList = lazy(async () => ({
  default: (await import('../../../parts/courses/course-list.tsx')).CourseList,
}))

/** What the list takes for a course while the teacher goes on without one. */
const SKIPPING = 0

interface CourseStepProps {
  /** How often a course was refused: the list is asked for anew then. */
  refused: number
  controls: FormControls<ClassroomForm>
  onSave: (courseId: number) => void
}

/** The courses of the last step; the wizard's own buttons lead past them. */
export function CourseStep({ controls, refused, onSave }: CourseStepProps) {
  const { draft, progress } = controls
  const isSaving = progress.at === 'sending' || progress.at === 'done'
  return (
    <Suspense fallback={<Skeleton shape="block" height={320} />}>
      <CourseList
        // one that is gone is asked for no more
        key={refused}
        subjectId={draft.subject_id}
        isLibrarian={false}
        choosingId={isSaving ? (draft.course_id ?? SKIPPING) : null}
        onChoose={course => onSave(course.id)}
      />
    </Suspense>
  )
}

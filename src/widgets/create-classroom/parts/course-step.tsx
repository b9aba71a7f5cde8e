import { lazy, Suspense } from 'react'
import type { ClassroomForm } from '../../../core/classrooms/classroom-form.ts'
import type { FormControls } from '../../../core/forms/use-form.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const CourseList = lazy(async () => ({
  default: (await import('../../../parts/courses/course-list.tsx')).CourseList,
}))

interface CourseStepProps {
  controls: FormControls<ClassroomForm>
  onSave: (courseId: number | null) => void
}

/** The last step: the classroom is created with a course, or with none yet. */
export function CourseStep({ controls, onSave }: CourseStepProps) {
  const { draft, progress } = controls
  const isSaving = progress.at === 'sending' || progress.at === 'done'
  return (
    <Suspense fallback={<Skeleton shape="block" height={320} />}>
      <CourseList
        subjectId={draft.subject_id}
        isLibrarian={false}
        choosingId={isSaving ? (draft.course_id ?? 0) : null}
        onChoose={course => onSave(course.id)}
        onSkip={() => onSave(null)}
      />
    </Suspense>
  )
}

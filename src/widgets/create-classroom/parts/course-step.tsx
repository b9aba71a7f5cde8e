import type { NewClassroomForm } from '../../../core/classrooms/classroom-form.ts'
import type { FormControls } from '../../../core/forms/use-form.ts'
import { createLoad } from '../../../core/http/load.ts'
import { failed } from '../../../core/messages/loader.ts'
import { Loaded } from '../../../parts/loaded.tsx'

// React's own `lazy` keeps a failure for good, and there is a retry here
const courseList = createLoad(
  async () => ({ data: (await import('../../../parts/courses/course-list.tsx')).CourseList }),
  { failed },
)

/** Asks for the code of the course step; what does not come now is asked for again when it is shown. */
export const prefetchCourses = (): void => void courseList.retry()

interface CourseStepProps {
  /** How often a course was refused: the list is asked for anew then. */
  refused: number
  controls: FormControls<NewClassroomForm>
  onSave: (courseId: number) => void
}

/** The courses of the last step; the wizard's own buttons lead past them. */
export function CourseStep({ controls, refused, onSave }: CourseStepProps) {
  const { draft, progress } = controls
  const isSaving = progress.at === 'sending' || progress.at === 'done'
  return (
    <Loaded list={courseList} height={320}>
      {CourseList => (
        <CourseList
          // one that is gone is asked for no more
          key={refused}
          subjectId={draft.subject_id}
          isLibrarian={false}
          choosingId={isSaving ? draft.course_id : null}
          isHeld={isSaving && draft.course_id === null}
          onChoose={course => onSave(course.id)}
        />
      )}
    </Loaded>
  )
}

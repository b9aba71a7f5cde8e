import { useMemo, useState } from 'react'
import type { ClassroomListItem } from '../../../contract/entities/classroom.ts'
import type { Course } from '../../../contract/entities/course.ts'
import type { User } from '../../../contract/entities/user.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { loadClassroom } from '../../../core/classrooms/load-classroom.ts'
import { createAddCourse } from '../../../core/courses/add-course.ts'
import { courseBefore, whyItStays } from '../../../core/courses/course-before.ts'
import { classroomList } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { courses as t } from '../../../core/messages/courses.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CourseLibraryHandle } from '../types.ts'

export interface AddProps {
  course: Course
  user: User
  widget: CourseLibraryHandle
  onClose: () => void
}

interface ChoiceProps extends AddProps {
  /** Undefined until they are known. */
  classrooms: readonly ClassroomListItem[] | undefined
  /** Why they are not. */
  reason: string | undefined
  onRetry: () => void
  onAdded: (classroom: ClassroomListItem) => void
}

/** Asks which classroom a course is for, and says what becomes of the course that it has. */
export function ClassroomChoice(props: ChoiceProps) {
  const { course, user, classrooms, reason, widget, onRetry, onAdded, onClose } = props
  const [adding] = useState(createAddCourse)
  const progress = useStore(adding.$progress)
  const [picked, setPicked] = useState<string>()
  // a choice of one is none
  const chosen = picked ?? (classrooms?.length === 1 ? String(classrooms[0]?.id) : '')
  const classroom = classrooms?.find(({ id }) => String(id) === chosen)
  const before = useCourseBefore(classroom, course.id)

  const busy = progress.at === 'adding'

  async function add() {
    if (!classroom) return
    if (!(await adding.add(classroom.id, course.id, before.courseId))) return before.onRefused()
    widget.emit('cx-course-added', { classroomId: classroom.id, courseId: course.id })
    onAdded(classroom)
  }

  /** Whoever has asked for it is told what came of it. */
  function leave() {
    if (!busy) onClose()
  }

  return (
    <Modal
      open
      title={t.whichClassroom(course.name)}
      onClose={leave}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={leave}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabled={!classroom || !before.isFree}
            busy={busy}
            busyLabel={t.adding}
            onClick={add}
          >
            {isLibrarian(user) ? t.select : t.add}
          </Button>
        </>
      }
    >
      <div className="choice">
        {classrooms ? (
          <Select
            label={t.classroom}
            value={chosen}
            onChange={id => {
              adding.forget()
              setPicked(id)
            }}
            placeholder={t.chooseClassroom}
            required
            disabled={busy}
            options={classrooms.map(({ id, name, tasks_count }) => ({
              value: String(id),
              label: tasks_count > 0 ? t.withTasks(name) : name,
            }))}
          />
        ) : reason === undefined ? (
          <Skeleton height={64} />
        ) : (
          <ErrorState
            title={classroomList.failedTitle}
            text={reason}
            retryLabel={common.retry}
            onRetry={onRetry}
          />
        )}
        {classroom && <Before {...before} classroom={classroom.name} course={course.name} />}
        {progress.at === 'failed' && <Notice tone="danger">{progress.reason}</Notice>}
      </div>
    </Modal>
  )
}

/** The course that the chosen classroom has, what becomes of it, and whether another one can be added. */
function useCourseBefore(classroom: ClassroomListItem | undefined, courseId: number) {
  const id = classroom?.id
  const load = useMemo(() => loadClassroom(id), [id])
  const state = useStore(load.$state)
  const becomes = state.at === 'ready' && state.data ? courseBefore(state.data, courseId) : null
  return {
    state,
    becomes,
    isFree: becomes === 'none' || becomes === 'followed',
    courseId: (state.at === 'ready' && state.data?.course_id) || null,
    onRetry: load.retry,
    /** It may be otherwise by now. */
    onRefused: () => void load.refresh(),
  }
}

interface BeforeProps extends Pick<ReturnType<typeof useCourseBefore>, 'state' | 'becomes' | 'onRetry'> {
  classroom: string
  course: string
}

function Before({ state, becomes, onRetry, classroom, course }: BeforeProps) {
  if (state.at === 'loading') return <Skeleton height={64} />
  if (state.at === 'failed') {
    const action = (
      <Button size="small" onClick={onRetry}>
        {common.retry}
      </Button>
    )
    return (
      <Notice tone="danger" action={action}>
        {state.reason}
      </Notice>
    )
  }
  if (becomes === 'followed')
    return <Notice>{t.follows(classroom, state.data?.course?.name ?? '', course)}</Notice>
  if (becomes === 'same') return <Notice>{t.same(classroom)}</Notice>
  return becomes === 'stays' && <Notice tone="warning">{state.data && whyItStays(state.data)}</Notice>
}

import { useState } from 'react'
import type { ClassroomListItem } from '../../../contract/entities/classroom.ts'
import type { Course } from '../../../contract/entities/course.ts'
import type { User } from '../../../contract/entities/user.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { classroomListPoll } from '../../../core/classrooms/classroom-list-poll.ts'
import { createAddCourse } from '../../../core/courses/add-course.ts'
import { classroomList } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { courses as t } from '../../../core/messages/courses.ts'
import { creationRoute } from '../../../core/navigation/creation-route.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CourseLibraryHandle } from '../types.ts'

interface AddProps {
  course: Course
  user: User
  widget: CourseLibraryHandle
  onClose: () => void
}

/** A course goes into classrooms of its subject whose exchange goes on. */
const takes = (course: Course, { subject, status }: ClassroomListItem) =>
  subject.id === course.subject_id && status !== 'expired'

/** All classrooms; the poll that the host's header listens to as well. */
const everyClassroom = classroomListPoll()

/** Asks which classroom a course is for, and adds it. */
export function AddToClassroom(props: AddProps) {
  const state = useStore(everyClassroom.$state)
  const [added, setAdded] = useState<ClassroomListItem>()
  if (added) return <Added {...props} classroom={added} />
  const known = state.at === 'loading' ? undefined : state.data
  const classrooms = known?.filter(classroom => takes(props.course, classroom))
  if (classrooms?.length === 0) return <NoClassroom {...props} />
  const reason = state.at === 'failed' ? state.reason : undefined
  return <Choice {...props} classrooms={classrooms} reason={reason} onAdded={setAdded} />
}

interface ChoiceProps extends AddProps {
  /** Undefined until they are known. */
  classrooms: readonly ClassroomListItem[] | undefined
  /** Why they are not. */
  reason: string | undefined
  onAdded: (classroom: ClassroomListItem) => void
}

function Choice({ course, user, classrooms, reason, widget, onAdded, onClose }: ChoiceProps) {
  const [adding] = useState(createAddCourse)
  const progress = useStore(adding.$progress)
  const [picked, setPicked] = useState<string>()
  // a choice of one is none
  const chosen = picked ?? (classrooms?.length === 1 ? String(classrooms[0]?.id) : '')
  const classroom = classrooms?.find(({ id }) => String(id) === chosen)

  async function add() {
    if (!classroom || !(await adding.add(classroom.id, course.id))) return
    widget.emit('cx-course-added', { classroomId: classroom.id, courseId: course.id })
    onAdded(classroom)
  }

  return (
    <Modal
      open
      title={t.whichClassroom(course.name)}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabled={!classroom}
            busy={progress.at === 'adding'}
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
            options={classrooms.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : reason === undefined ? (
          <Skeleton height={64} />
        ) : (
          <ErrorState
            title={classroomList.failedTitle}
            text={reason}
            retryLabel={common.retry}
            onRetry={everyClassroom.refresh}
          />
        )}
        {progress.at === 'failed' && <Notice tone="danger">{progress.reason}</Notice>}
      </div>
    </Modal>
  )
}

function NoClassroom({ user, widget, onClose }: AddProps) {
  const create = isLibrarian(user) ? undefined : (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <ButtonLink variant="primary" {...widget.link(creationRoute(user))}>
        {classroomList.create}
      </ButtonLink>
    </>
  )
  return (
    <MessageModal title={t.noClassroomTitle} onClose={onClose} actions={create} labels={common}>
      <p>{t.noClassroom}</p>
    </MessageModal>
  )
}

function Added({ course, classroom, widget, onClose }: AddProps & { classroom: ClassroomListItem }) {
  return (
    <MessageModal
      title={t.addedTitle}
      onClose={onClose}
      labels={common}
      actions={
        <>
          <Button onClick={onClose}>{common.ok}</Button>
          <ButtonLink variant="primary" {...widget.link('classroom', { classroomId: classroom.id })}>
            {t.enterClassroom}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{t.added(course.name, classroom.name)}</p>
    </MessageModal>
  )
}

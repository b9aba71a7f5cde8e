import { useState } from 'react'
import type { ClassroomListItem } from '../../../contract/entities/classroom.ts'
import type { Course } from '../../../contract/entities/course.ts'
import { isOpenToCourses } from '../../../contract/rules/course-choice.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { classroomListPoll } from '../../../core/classrooms/classroom-list-poll.ts'
import { classroomList } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { courses as t } from '../../../core/messages/courses.ts'
import { creationRoute } from '../../../core/navigation/creation-route.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import { type AddProps, ClassroomChoice } from './classroom-choice.tsx'

/** A course goes into classrooms of its subject. */
const takes = (course: Course, classroom: ClassroomListItem) =>
  classroom.subject.id === course.subject_id && isOpenToCourses(classroom)

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
  return (
    <ClassroomChoice
      {...props}
      classrooms={classrooms}
      reason={reason}
      onRetry={everyClassroom.refresh}
      onAdded={setAdded}
    />
  )
}

function NoClassroom({ user, widget, onClose }: AddProps) {
  const next = isLibrarian(user) ? (
    <ButtonLink variant="primary" {...widget.link('libraryConnections')}>
      {classroomList.findLibrary}
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" {...widget.link(creationRoute(user))}>
      {classroomList.create}
    </ButtonLink>
  )
  const actions = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      {next}
    </>
  )
  return (
    <MessageModal title={t.noClassroomTitle} onClose={onClose} actions={actions} labels={common}>
      <p>{t.noClassroom}</p>
      {isLibrarian(user) && <p>{t.noClassroomLibrarian}</p>}
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

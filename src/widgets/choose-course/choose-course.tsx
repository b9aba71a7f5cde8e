import { useState } from 'react'
import type { User } from '../../contract/entities/user.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { isLibrarian } from '../../contract/rules/user-types.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { createAddCourse } from '../../core/courses/add-course.ts'
import { common } from '../../core/messages/common.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { CourseList } from '../../parts/courses/course-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureModal } from '../../ui/message-modal.tsx'
import { ChoiceEnd } from './choice-end.tsx'
import { OfClassroom } from './of-classroom.tsx'
import type { ChooseCourseHandle } from './types.ts'

export interface ChooseCourseProps {
  /** The classroom that a course is for. */
  classroomId?: number
  widget: ChooseCourseHandle
}

/** cx-choose-course of whoever is signed in. Another classroom is another choice. */
export function ChooseCourse({ classroomId, widget }: ChooseCourseProps) {
  const user = useStore($user)
  if (!user) return null
  if (isId(classroomId)) {
    return (
      <OfClassroom key={`${user.id} ${classroomId}`} user={user} classroomId={classroomId} widget={widget}>
        {isClosed => <Choice user={user} classroomId={classroomId} widget={widget} isClosed={isClosed} />}
      </OfClassroom>
    )
  }
  const isMissing = classroomId === undefined && !widget.element.getAttribute('classroom-id')?.trim()
  return (
    <section className="screen">
      <h2 className="title">{t.chooseTitle}</h2>
      <EmptyState
        title={isMissing ? t.noClassroomIdTitle : t.wrongIdTitle}
        text={isMissing ? t.noClassroomId : t.wrongId}
        action={<ButtonLink {...widget.link('classrooms')}>{homeName(user)}</ButtonLink>}
      />
    </section>
  )
}

interface ChoiceProps {
  user: User
  classroomId: number
  widget: ChooseCourseHandle
  isClosed: boolean
}

function Choice({ user, classroomId, widget, isClosed }: ChoiceProps) {
  const [adding] = useState(createAddCourse)
  const progress = useStore(adding.$progress)
  const [asked, setAsked] = useState(0)
  const [end, setEnd] = useState<'added' | 'skipped'>()

  async function choose(courseId: number) {
    if (await adding.add(classroomId, courseId)) {
      widget.emit('cx-course-added', { classroomId, courseId })
      if (!widget.goOn('classroom', { classroomId })) setEnd('added')
      return
    }
    const now = adding.$progress.get()
    // what was refused for good may not be there any more
    if (now.at === 'failed' && !now.again) setAsked(times => times + 1)
  }

  if (end) return <ChoiceEnd how={end} onBack={() => setEnd(undefined)} {...{ classroomId, user, widget }} />
  return (
    <>
      <CourseList
        key={asked}
        subjectId={null}
        classroomId={classroomId}
        isLibrarian={isLibrarian(user)}
        isClosed={isClosed}
        choosingId={progress.at === 'adding' ? progress.courseId : null}
        onChoose={course => choose(course.id)}
        onSkip={() => {
          if (!widget.goOn('classrooms')) setEnd('skipped')
        }}
      />
      {progress.at === 'failed' && (
        <FailureModal
          title={t.addFailedTitle}
          reason={progress.reason}
          onClose={adding.forget}
          onRetry={progress.again ? () => choose(progress.courseId) : undefined}
          labels={common}
        />
      )}
    </>
  )
}

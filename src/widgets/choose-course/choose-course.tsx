import { useState } from 'react'
import type { Course } from '../../contract/entities/course.ts'
import type { User } from '../../contract/entities/user.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { isLibrarian } from '../../contract/rules/user-types.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { createAddCourse } from '../../core/courses/add-course.ts'
import { courseBefore } from '../../core/courses/course-before.ts'
import { common } from '../../core/messages/common.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { CourseList } from '../../parts/courses/course-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureModal } from '../../ui/message-modal.tsx'
import { ChoiceEnd } from './choice-end.tsx'
import { type Choosing, OfClassroom } from './of-classroom.tsx'
import { type Second, SecondCourse } from './second-course.tsx'
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
        {choosing => <Choice user={user} classroomId={classroomId} widget={widget} {...choosing} />}
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

interface ChoiceProps extends Choosing {
  user: User
  classroomId: number
  widget: ChooseCourseHandle
}

function Choice({ user, classroomId, widget, mayTake, classroom, refresh }: ChoiceProps) {
  const [adding] = useState(createAddCourse)
  const progress = useStore(adding.$progress)
  const [asked, setAsked] = useState(0)
  const [second, setSecond] = useState<Second>()
  const [end, setEnd] = useState<'added' | 'skipped'>()

  /** Adds a course; where there is one already, it is said first what becomes of that. */
  async function choose(course: Course) {
    const known = await classroom()
    // why it did not come is in sight
    if (!known) return
    const becomes = courseBefore(known, course.id)
    if (becomes === 'none') await add(course.id, known.course_id)
    else setSecond({ course, classroom: known, becomes })
  }

  /** @param fromId the course that the classroom was seen with */
  async function add(courseId: number, fromId: number | null) {
    setSecond(undefined)
    if (await adding.add(classroomId, courseId, fromId)) {
      widget.emit('cx-course-added', { classroomId, courseId })
      if (!widget.goOn('classroom', { classroomId })) setEnd('added')
      return
    }
    // it may have been added all the same, or another one
    void refresh()
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
        mayTake={mayTake}
        choosingId={progress.at === 'adding' ? progress.courseId : null}
        onChoose={choose}
        onSkip={() => {
          if (!widget.goOn('classrooms')) setEnd('skipped')
        }}
      />
      {second && (
        <SecondCourse
          {...second}
          addLabel={isLibrarian(user) ? t.select : t.add}
          onAdd={() => add(second.course.id, second.classroom.course_id)}
          onClose={() => setSecond(undefined)}
        />
      )}
      {progress.at === 'failed' && (
        <FailureModal
          title={t.addFailedTitle}
          reason={progress.reason}
          onClose={adding.forget}
          onRetry={progress.again ? () => add(progress.courseId, progress.fromId) : undefined}
          labels={common}
        />
      )}
    </>
  )
}

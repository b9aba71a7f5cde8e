import { type ReactNode, useState } from 'react'
import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Course } from '../../contract/entities/course.ts'
import type { User } from '../../contract/entities/user.ts'
import { CLASSROOM_FORBIDDEN } from '../../contract/error-codes/classrooms.ts'
import { mayTakeCourse } from '../../contract/rules/course-choice.ts'
import { classroomPoll } from '../../core/classrooms/classroom-poll.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { whyItStays } from '../../core/courses/course-before.ts'
import { asRefusal } from '../../core/http/failure.ts'
import { classroom as shared } from '../../core/messages/classroom.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { useStore } from '../../core/use-store.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ChooseCourseHandle } from './types.ts'

interface OfClassroomProps {
  user: User
  classroomId: number
  widget: ChooseCourseHandle
  children: (choice: Choosing) => ReactNode
}

export interface Choosing {
  /** A course can be added: not where the exchange has expired, or students have posted with another one. */
  mayTake: (course: Course) => boolean
  /** The classroom, as soon as that is settled; undefined where it did not come. */
  classroom: () => Promise<Classroom | undefined>
}

/** The classroom that a course is for, under the way back to it. */
export function OfClassroom({ user, classroomId, widget, children }: OfClassroomProps) {
  const [poll] = useState(() => classroomPoll(classroomId))
  const state = useStore(poll.$state)
  const classroom = state.at === 'loading' ? undefined : state.data
  const isForbidden = state.at === 'failed' && asRefusal(state.error)?.errorCode === CLASSROOM_FORBIDDEN
  const isExpired = classroom?.status === 'expired'
  const stays = classroom ? whyItStays(classroom) : null
  const mayTake = ({ id }: Course) => !isExpired && (!classroom || mayTakeCourse(classroom, id))

  async function settled(): Promise<Classroom | undefined> {
    if (poll.$state.get().at === 'loading') await poll.refresh()
    const now = poll.$state.get()
    return now.at === 'loading' ? undefined : now.data
  }

  const back = isForbidden ? widget.link('classrooms') : widget.link('classroom', { classroomId })
  return (
    <section className="screen">
      <BackLink to={back} label={isForbidden ? homeName(user) : shared.back} />
      <div>
        <h2 className="title">{t.chooseTitle}</h2>
        {classroom && !isForbidden && (
          <p className="for">
            {t.classroom}: <bdi>{classroom.name}</bdi>
          </p>
        )}
        {state.at === 'loading' && (
          <p className="for">
            <Skeleton width={180} />
          </p>
        )}
      </div>
      {isForbidden ? (
        <ErrorState title={shared.errorTitle} text={shared.forbidden} />
      ) : (
        <>
          {isExpired ? (
            <Notice tone="warning">{t.expired}</Notice>
          ) : (
            stays && <Notice tone="warning">{stays}</Notice>
          )}
          {children({ mayTake, classroom: settled })}
        </>
      )}
    </section>
  )
}

import { type ReactNode, useRef, useState } from 'react'
import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Course } from '../../contract/entities/course.ts'
import type { User } from '../../contract/entities/user.ts'
import { isOpenToCourses, mayTakeCourse } from '../../contract/rules/course-choice.ts'
import { classroomState, createClassroomPage } from '../../core/classrooms/classroom-page.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { whyItStays } from '../../core/courses/course-before.ts'
import { classroom as shared } from '../../core/messages/classroom.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { useStore } from '../../core/use-store.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Forbidden, LoadFailed } from '../../parts/classroom-trouble.tsx'
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
  /** The classroom as it was last looked at, as soon as that is settled; undefined where it did not come. */
  classroom: () => Promise<Classroom | undefined>
  /** Looks at the classroom again. */
  refresh: () => Promise<void>
}

/** The classroom that a course is for, under the way back to it. */
export function OfClassroom({ user, classroomId, widget, children }: OfClassroomProps) {
  const [page] = useState(() => createClassroomPage(classroomId))
  const looking = useRef<Promise<void>>(null)
  const state = classroomState(useStore(page.$poll))
  const retrying = useStore(page.$retrying)
  const classroom = state.at === 'ready' ? state.classroom : undefined
  const isForbidden = state.at === 'forbidden'
  const isExpired = classroom !== undefined && !isOpenToCourses(classroom)
  const stays = classroom ? whyItStays(classroom) : null
  const mayTake = ({ id }: Course) => !isExpired && (!classroom || mayTakeCourse(classroom, id))

  function refresh(): Promise<void> {
    looking.current = page.refresh()
    return looking.current
  }

  async function settled(): Promise<Classroom | undefined> {
    await looking.current
    if (page.$poll.get().at === 'loading') await page.refresh()
    const now = classroomState(page.$poll.get())
    return now.at === 'ready' ? now.classroom : undefined
  }

  const back = isForbidden ? widget.link('classrooms') : widget.link('classroom', { classroomId })
  return (
    <section className="screen">
      <BackLink to={back} label={isForbidden ? homeName(user) : shared.back} />
      <div>
        <h2 className="title">{t.chooseTitle}</h2>
        {classroom && (
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
      {state.at === 'forbidden' ? (
        <Forbidden trouble={state.trouble} widget={widget} />
      ) : state.at === 'failed' ? (
        <LoadFailed trouble={state.trouble} widget={widget} onRetry={page.retry} busy={retrying} />
      ) : (
        <>
          {isExpired ? (
            <Notice tone="warning">{t.expired}</Notice>
          ) : (
            stays && <Notice tone="warning">{stays}</Notice>
          )}
          {children({ mayTake, classroom: settled, refresh })}
        </>
      )}
    </section>
  )
}

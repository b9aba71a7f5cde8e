import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { canOpenTab } from '../../../contract/rules/classroom-tabs.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { classroomState, createClassroomPage } from '../../../core/classrooms/classroom-page.ts'
import { classroom as shared } from '../../../core/messages/classroom.ts'
import { students as t } from '../../../core/messages/students.ts'
import { createStudentList } from '../../../core/students/student-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { BackLink } from '../../../parts/back-link.tsx'
import { Forbidden, LoadFailed } from '../../../parts/classroom-trouble.tsx'
import { useIsInAnother } from '../../../parts/is-in-another.ts'
import type { FirstPost } from '../../../parts/students/profile/profile-types.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { StudentsHandle } from '../types.ts'
import { useShownProfile } from '../use-shown.ts'
import { Outline } from './outline.tsx'
import { Profile } from './profile.tsx'
import { StudentList } from './student-list.tsx'

interface StudentsPageProps {
  classroomId: number
  studentId: number | null
  first: FirstPost
  user: User
  widget: StudentsHandle
}

/** One classroom's students, from the outline while it loads to the profile of one of them. */
export function StudentsPage({ classroomId, studentId, first, user, widget }: StudentsPageProps) {
  const [page] = useState(() => createClassroomPage(classroomId))
  const [students] = useState(() => createStudentList(classroomId, isIndependent(user)))
  const state = classroomState(useStore(page.$poll))
  const retrying = useStore(page.$retrying)
  const isInner = useIsInAnother()
  const { list, goBack } = useShownProfile(classroomId, studentId, widget)

  return (
    <section className="screen" data-inner={isInner || undefined}>
      {studentId === null && <BackLink to={widget.link('classroom', { classroomId })} label={shared.back} />}
      {!isInner && studentId === null && state.at !== 'forbidden' && (
        <header>
          <h2 className="title">{t.title}</h2>
          {state.at === 'ready' && (
            <p className="for">
              <bdi>{state.classroom.name}</bdi>
            </p>
          )}
        </header>
      )}
      {state.at === 'loading' && <Outline />}
      {state.at === 'forbidden' && <Forbidden trouble={state.trouble} widget={widget} />}
      {state.at === 'failed' && (
        <LoadFailed trouble={state.trouble} widget={widget} onRetry={page.retry} busy={retrying} />
      )}
      {state.at === 'ready' && !canOpenTab('students', state.classroom) && (
        <NoList classroom={state.classroom} widget={widget} />
      )}
      {state.at === 'ready' && canOpenTab('students', state.classroom) && (
        <>
          {/* as it was left: its search, its filters and where it was scrolled to */}
          <div ref={list} hidden={studentId !== null}>
            <StudentList
              store={students}
              classroom={state.classroom}
              user={user}
              widget={widget}
              isAside={studentId !== null}
            />
          </div>
          {studentId !== null && (
            <Profile
              key={`${studentId} ${first.kind} ${first.postId}`}
              classroom={state.classroom}
              studentId={studentId}
              first={first}
              widget={widget}
              onBack={goBack}
              onChanged={students.refresh}
            />
          )}
        </>
      )}
    </section>
  )
}

/** The tab is hidden in such a classroom (P2 §2). */
function NoList({ classroom, widget }: { classroom: Classroom; widget: StudentsHandle }) {
  const params = { classroomId: classroom.id }
  if (classroom.course_id !== null) {
    return (
      <EmptyState
        title={t.hiddenTitle}
        text={t.wholeClass}
        action={
          <ButtonLink {...widget.link('classroom', params, { tab: 'submissions' })}>
            {t.submissions}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t.hiddenTitle}
      text={t.noCourse}
      action={
        classroom.status !== 'expired' && (
          <ButtonLink {...widget.link('chooseCourse', params)}>{t.selectCourse}</ButtonLink>
        )
      }
    />
  )
}

import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { canOpenTab } from '../../../contract/rules/classroom-tabs.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { students as t } from '../../../core/messages/students.ts'
import { createStudentList } from '../../../core/students/student-list.ts'
import { ListOutline } from '../../../parts/lists/list-outline.tsx'
import { ListScreen, useListClassroom } from '../../../parts/lists/list-screen.tsx'
import type { FirstPost } from '../../../parts/students/profile/profile-types.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { StudentsHandle } from '../types.ts'
import { useShownProfile } from '../use-shown.ts'
import { studentMark } from './outline.tsx'
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
  const [students] = useState(() => createStudentList(classroomId, isIndependent(user)))
  const of = useListClassroom(classroomId)
  const { classroom } = of
  const { list, goBack } = useShownProfile(classroomId, studentId, widget)

  return (
    <ListScreen
      of={of}
      title={t.title}
      isAside={studentId !== null}
      widget={widget}
      outline={<ListOutline mark={studentMark} />}
    >
      {classroom && !canOpenTab('students', classroom) && <NoList classroom={classroom} widget={widget} />}
      {classroom && canOpenTab('students', classroom) && (
        <>
          {/* as it was left: its search, its filters and where it was scrolled to */}
          <div ref={list} hidden={studentId !== null}>
            <StudentList
              store={students}
              classroom={classroom}
              user={user}
              widget={widget}
              isAside={studentId !== null}
            />
          </div>
          {studentId !== null && (
            <Profile
              key={`${studentId} ${first.kind} ${first.postId}`}
              classroom={classroom}
              studentId={studentId}
              first={first}
              widget={widget}
              onBack={goBack}
              onChanged={students.refresh}
            />
          )}
        </>
      )}
    </ListScreen>
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

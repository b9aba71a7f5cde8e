import { useRef, useState } from 'react'
import type { Course } from '../../contract/entities/course.ts'
import { CLASSROOM_FORBIDDEN } from '../../contract/error-codes/classrooms.ts'
import { COURSE_NAME_MAX_CHARACTERS, TOP_COURSES } from '../../contract/limits/courses.ts'
import { loadCourses } from '../../core/courses/load-courses.ts'
import { createRetry } from '../../core/http/create-retry.ts'
import { explainAgain } from '../../core/http/explain-again.ts'
import { asRefusal } from '../../core/http/failure.ts'
import { common } from '../../core/messages/common.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { chevronDown } from '../../ui/icons.ts'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { CourseCard, CourseSkeleton } from './course-card.tsx'
import { CourseDetails } from './course-details.tsx'
import sheet from './courses.css?inline'

export interface CourseListProps {
  /** Courses of this subject; null: of the classroom's. */
  subjectId: number | null
  /** The classroom that takes one, once there is one: what suits it best comes first. */
  classroomId?: number | null
  isLibrarian: boolean
  /** The course that is being saved; the other buttons do nothing meanwhile. */
  choosingId?: number | null
  /** Something else is being saved: no button does anything. */
  isHeld?: boolean
  /** Whether it can be chosen; each can be looked at. */
  mayTake?: (course: Course) => boolean
  onChoose: (course: Course) => void
  /** Where it is missing, a course has to be chosen. */
  onSkip?: () => void
}

/** The choice of a course (P2 §2 Choose-course page): the top three, the others on Show More, and Skip. */
export function CourseList(props: CourseListProps) {
  useSheet(sheet)
  const { subjectId, classroomId = null, choosingId = null, isHeld = false, onSkip } = props
  const [store] = useState(() => {
    const load = loadCourses({
      ...(subjectId !== null && { subject_id: subjectId }),
      ...(classroomId !== null && { classroom_id: classroomId }),
    })
    return { ...load, ...createRetry(load.refresh) }
  })
  const state = useStore(store.$state)
  const retrying = useStore(store.$retrying)
  const found = state.at === 'loading' ? undefined : state.data

  async function renewed(id: number): Promise<string | null> {
    await store.refresh()
    const now = store.$state.get()
    return (now.at === 'ready' && now.data.find(course => course.id === id)?.pdf_url) || null
  }

  return (
    <div className="cx-course-list">
      <VisuallyHidden live>{state.at === 'loading' && common.loading}</VisuallyHidden>
      {state.at === 'failed' && !found ? (
        <LoadFailure
          title={t.failedTitle}
          reason={explainAgain(state.error, t.failed)}
          // of a classroom that is not theirs the page around says so
          onRetry={
            asRefusal(state.error)?.errorCode === CLASSROOM_FORBIDDEN ? undefined : () => void store.retry()
          }
          busy={retrying}
        />
      ) : found?.length === 0 ? (
        <EmptyState title={t.noneTitle} text={onSkip ? `${t.none} ${t.noneForClassroom}` : t.none} />
      ) : (
        <Courses {...props} courses={found} renewed={renewed} />
      )}
      {onSkip && (
        <div className="cx-course-list-foot">
          <Button disabled={isHeld || choosingId !== null} onClick={onSkip}>
            {t.skip}
          </Button>
        </div>
      )}
    </div>
  )
}

interface CoursesProps extends CourseListProps {
  /** Undefined until they are known. */
  courses: readonly Course[] | undefined
  renewed: (id: number) => Promise<string | null>
}

function Courses({
  courses,
  renewed,
  isLibrarian,
  choosingId = null,
  isHeld = false,
  mayTake = () => true,
  onChoose,
}: CoursesProps) {
  const [all, setAll] = useState(false)
  const [opened, setOpened] = useState<Course>()
  const list = useRef<HTMLUListElement>(null)
  const shown = all ? courses : courses?.slice(0, TOP_COURSES)

  function showMore() {
    setAll(true)
    // the button goes away, so the focus moves on to the first course that came
    requestAnimationFrame(() => list.current?.children[TOP_COURSES]?.querySelector('button')?.focus())
  }

  return (
    <>
      <ul
        ref={list}
        className="cx-courses cx-courses-rows"
        aria-label={t.list}
        aria-busy={courses === undefined || undefined}
      >
        {shown?.map(course => (
          <CourseCard
            key={course.id}
            course={course}
            nameMost={COURSE_NAME_MAX_CHARACTERS}
            onDetails={() => setOpened(course)}
            choice={nameId => (
              <Button
                variant="soft"
                size="small"
                describedBy={nameId}
                busy={choosingId === course.id}
                busyLabel={t.adding}
                disabled={isHeld || !mayTake(course) || (choosingId !== null && choosingId !== course.id)}
                onClick={() => onChoose(course)}
              >
                {isLibrarian ? t.select : t.add}
              </Button>
            )}
          />
        )) ?? ['first', 'second', 'third'].map(name => <CourseSkeleton key={name} />)}
      </ul>
      {!all && courses && courses.length > TOP_COURSES && (
        <div className="cx-courses-more">
          <Button variant="quiet" iconAfter={chevronDown} onClick={showMore}>
            {t.showMore}
          </Button>
        </div>
      )}
      {opened && (
        <CourseDetails
          course={opened}
          renewed={() => renewed(opened.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

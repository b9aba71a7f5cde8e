import type { Course } from '../../../contract/entities/course.ts'
import type { User } from '../../../contract/entities/user.ts'
import { COURSE_CARD_NAME_MAX_CHARACTERS } from '../../../contract/limits/courses.ts'
import { isLibrarian } from '../../../contract/rules/user-types.ts'
import { common } from '../../../core/messages/common.ts'
import { courses as t } from '../../../core/messages/courses.ts'
import { CourseCard, CourseSkeleton } from '../../../parts/courses/course-card.tsx'
import sheet from '../../../parts/courses/courses.css?inline'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { CourseLibraryStore, LibraryState } from '../store.ts'

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

interface CoursesProps {
  store: CourseLibraryStore
  list: LibraryState
  user: User
  onDetails: (course: Course) => void
  onAdd: (course: Course) => void
  /** All courses again. */
  onClear: () => void
}

/** The cards, or what stands in their place. */
export function Courses({ store, list, user, onDetails, onAdd, onClear }: CoursesProps) {
  useSheet(sheet)
  if (list.at === 'failed') {
    return <LoadFailure title={t.failedTitle} reason={list.reason} onRetry={store.load} />
  }
  const courses = 'courses' in list ? list.courses : undefined
  if (courses?.length === 0 && list.at === 'ready') {
    return (
      <EmptyState
        title={common.noResults}
        text={t.noneAdvice}
        action={<Button onClick={onClear}>{t.showAll}</Button>}
      />
    )
  }
  return (
    <>
      <p className="count" role="status">
        {courses ? t.count(courses.length) : <VisuallyHidden>{common.loading}</VisuallyHidden>}
      </p>
      <ul
        className="cx-courses cx-courses-grid"
        aria-label={t.list}
        aria-busy={list.at !== 'ready' || undefined}
        data-changing={list.at === 'changing' || undefined}
      >
        {courses?.map(course => (
          <CourseCard
            key={course.id}
            course={course}
            nameMost={COURSE_CARD_NAME_MAX_CHARACTERS}
            onDetails={() => onDetails(course)}
            choice={nameId => (
              <Button variant="soft" size="small" describedBy={nameId} onClick={() => onAdd(course)}>
                {isLibrarian(user) ? t.select : t.add}
              </Button>
            )}
          />
        )) ?? CARDS.map(name => <CourseSkeleton key={name} />)}
      </ul>
    </>
  )
}

import type { Area } from '../../area.ts'
import { shownToAll } from '../../db/watch.ts'
import { documentPages } from './document-pages.ts'
import { refusals } from './refusals.ts'
import { fillLists } from './repository/lists.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { giveCourse } from './give-course.ts'
export { courseTaskIds } from './repository/task-ids.ts'
export { type CourseKey, demoCourses, type TaskSeed } from './seed/courses.ts'
export { promptsOf } from './seed/prompts.ts'

/** Courses, what they are about, and how a classroom takes one. */
export const coursesArea = {
  handlers,
  refusals,
  plugins: services => [documentPages(services)],
  fill: fillLists,
  seed,
  watched: ['courses', 'course_languages', 'course_age_ranges', 'course_tasks', 'topics', 'standards'].map(
    shownToAll,
  ),
} satisfies Area

import type { CourseFilter } from '../../contract/rules/course-filters.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-course-library; element.ts says when each is fired. */
export interface CourseLibraryEvents {
  'cx-course-added': { classroomId: number; courseId: number }
  'cx-library-changed': { subject: number | null; filter: CourseFilter | null; search: string; path: string }
}

export type CourseLibraryHandle = WidgetHandle<CourseLibraryEvents>

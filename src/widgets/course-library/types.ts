import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-course-library; element.ts says when each is fired. */
export interface CourseLibraryEvents {
  'cx-course-added': { classroomId: number; courseId: number }
}

export type CourseLibraryHandle = WidgetHandle<CourseLibraryEvents>

import type { ClassroomErrorEvents } from '../../core/classrooms/classroom-page.ts'
import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-choose-course; element.ts says when each is fired. */
export interface ChooseCourseEvents extends ClassroomErrorEvents {
  'cx-course-added': { classroomId: number; courseId: number }
}

export type ChooseCourseHandle = WidgetHandle<ChooseCourseEvents>

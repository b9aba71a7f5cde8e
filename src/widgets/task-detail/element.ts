import { defineWidget } from '../../element/define-widget.ts'
import sheet from './task-detail.css?inline'
import { TaskDetail } from './task-detail.tsx'

/**
 * One task of a classroom for its teacher (P2 §2, P3 §2 Task detail): the partner teacher's video, what is to be recorded
 * and what is to be answered, and for each a View or a Go! button. It keeps itself up to date, so that a video that the
 * partner posts appears by itself. View asks the page for `submissionDetail`, Go! for `recordUpload`.
 *
 * @attr {number} classroom-id - the classroom
 * @attr {number} teacher-action-id - the action item of the task; without the two the element asks to choose one
 * @fires {CustomEvent<{ classroomId: number, teacherActionId: number }>} cx-partner-video-played - the partner's video has begun to
 * play for the first time since the element shows it
 */
defineWidget('cx-task-detail', TaskDetail, {
  attributes: { classroomId: 'number', teacherActionId: 'number' },
  events: ['cx-partner-video-played'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-task-detail': typeof TaskDetail
  }
}

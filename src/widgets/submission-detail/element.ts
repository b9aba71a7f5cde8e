import { defineWidget } from '../../element/define-widget.ts'
import sheet from './submission-detail.css?inline'
import { SubmissionDetail } from './submission-detail.tsx'

/**
 * What the two teachers of an exchange have posted for one task (P2 §2, P3 §2 Submission detail): My Post beside the
 * partner's post, or My Response beside the partner's response. The teacher's own video can be deleted; a post no more
 * once it has a response (P3 §4 Delete Video), and its captions are written beside the player. It keeps itself up to date.
 *
 * @attr {number} classroom-id - the classroom
 * @attr {number} teacher-action-id - the action item of the task; without the two the element asks to choose one
 * @attr {boolean} response - begins with the responses instead of the posts, where the task has any
 * @fires {CustomEvent<{ classroomId: number, teacherActionId: number }>} cx-partner-video-played - the partner's post has begun to
 * play for the first time since the element shows it
 * @fires {CustomEvent<{ classroomId: number, teacherActionId: number, video: 'post' | 'response' }>} cx-video-deleted -
 * the server has deleted the teacher's own video
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - captions are changed and not saved, or that is over: whoever
 * leads the person away asks first
 */
defineWidget('cx-submission-detail', SubmissionDetail, {
  attributes: { classroomId: 'number', teacherActionId: 'number', response: 'boolean' },
  events: ['cx-partner-video-played', 'cx-busy-changed', 'cx-video-deleted'],
  styles: [sheet],
})

declare global {
  interface WidgetViews {
    'cx-submission-detail': typeof SubmissionDetail
  }
}

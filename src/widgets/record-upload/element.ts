import { defineWidget } from '../../element/define-widget.ts'
import { RecordUpload } from './record-upload.tsx'

/**
 * Records a teacher's video for a task, or takes a file of theirs (P2 §2, P3 §2 Upload/record page, Record page): the post,
 * or with `submission-id` the response to the partner's post. Where there is a video already it says so and goes back to
 * the task (`taskDetail`). Cancel asks the page for `classroom`, a saved video offers `submissionDetail`.
 *
 * @attr {number} classroom-id - the classroom
 * @attr {number} teacher-action-id - the action item of the task; without the two the element asks to choose one
 * @attr {number} submission-id - the id of the partner's post: the response to it is recorded, and without one the
 * teacher's own post
 * @attr {boolean} record - begins with the camera instead of the choice between camera and file
 * @fires {CustomEvent<{ classroomId: number, teacherActionId: number, submissionId: number }>} cx-video-saved - the server
 * has taken the video; `submissionId` is its id
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - a recording is under way, or a video is
 * being sent, or that is over: whoever leads the person away asks first; closing the page asks by itself
 */
defineWidget('cx-record-upload', RecordUpload, {
  attributes: {
    classroomId: 'number',
    teacherActionId: 'number',
    submissionId: 'number',
    record: 'boolean',
  },
  events: ['cx-video-saved', 'cx-busy-changed'],
})

declare global {
  interface WidgetViews {
    'cx-record-upload': typeof RecordUpload
  }
}

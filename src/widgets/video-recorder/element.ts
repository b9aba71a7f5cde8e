import { defineWidget } from '../../element/define-widget.ts'
import { VideoRecorder } from './video-recorder.tsx'

/**
 * Records a video of the signed-in teacher, or takes a file, shows it, sends it and saves it for a task, for a response
 * to the partner's video, or for an action item (P3 §2, §4). An upload goes on where it was after a broken line or a
 * reload, and a film that was not sent is found again for 7 days. A frame that holds it needs
 * `allow="camera; microphone; screen-wake-lock"`.
 *
 * @attr classroom-id - with task-id: the classroom of the task that the video is for
 * @attr task-id - id of the task
 * @attr submission-id - with these two: id of the partner's video that it answers
 * @attr action-id - instead of these: id of the action item that the video is for
 * @attr time-limit - seconds that a recording may take, 1 to 300; 120 unless told
 * @attr prompt - what to record, as text
 * @attr label - what the video is, for whoever cannot see it
 * @fires {CustomEvent<{ name: string, type: string, bytes: number, seconds: number | null }>} cx-recorded - a film is
 * there to look at, recorded or chosen; nothing is submitted
 * @fires {CustomEvent<{ url: string }>} cx-uploaded - the whole file is at the server
 * @fires {CustomEvent<{ id: number, videoUrl: string | null }>} cx-saved - the server has saved the video
 * @fires {CustomEvent<{ id: number, videoUrl: string | null }>} cx-converted - the saved video is converted and plays
 * everywhere; told while the person is still here
 * @fires {CustomEvent<{ during: 'recording' | 'upload' | 'conversion', reason: string }>} cx-failed - nothing could be
 * recorded, the video was not sent or not saved, or it could not be converted; `reason` is what the person reads
 * @fires {CustomEvent<{ reason: 'cancelled' | 'already-sent' }>} cx-cancelled - the person does without, or has sent one
 * before
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - a recording is under way, or a video is being sent, or that
 * is over: whoever leads the person away asks first
 */
defineWidget('cx-video-recorder', VideoRecorder, {
  attributes: {
    classroomId: 'number',
    taskId: 'number',
    submissionId: 'number',
    actionId: 'number',
    timeLimit: 'number',
    prompt: 'string',
    label: 'string',
  },
  events: [
    'cx-recorded',
    'cx-uploaded',
    'cx-saved',
    'cx-converted',
    'cx-failed',
    'cx-cancelled',
    'cx-busy-changed',
  ],
})

declare global {
  interface WidgetViews {
    'cx-video-recorder': typeof VideoRecorder
  }
}

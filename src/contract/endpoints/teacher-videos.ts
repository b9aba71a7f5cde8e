import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { TeacherVideo } from '../entities/action-item.ts'
import { Caption } from '../entities/caption.ts'
import { Nullable } from '../entities/nullable.ts'
import { Id } from '../entities/reference.ts'
import { TeacherSubmission } from '../entities/teacher-submission.ts'
import { UploadUrl, VideoMetadata } from '../entities/video.ts'
import { CAPTIONS_MAX } from '../limits/captions.ts'
import { VIDEO_MAX_BYTES } from '../limits/videos.ts'

const ofTask = { id: Id, task_id: Id }

/** Of a teacher's videos for a task, the post or the response to the partner's. */
export const teacherVideoKinds = ['post', 'response'] as const

/**
 * Videos that teachers save (P3 §7 Teacher videos, Action items). They are asked for by classroom and task: `task_id` is
 * the id that the task has in the class pairing, the same for both classrooms. An action item leads to it by its
 * `classroom_id` and its `class_task.id`.
 */
export const teacherVideoEndpoints = {
  'GET /api/teacher/classrooms/{id}/teacher-submissions/{task_id}': {
    summary:
      'The teacher’s own post for a task of the classroom, with the partner’s response to it; null while there is none. 403 with code 10 for a task that the classroom has no action item for.',
    spec: 'P3 §7 Teacher videos, §3 Submission',
    access: 'teacher',
    params: Type.Object(ofTask),
    data: Nullable(TeacherSubmission),
    revalidates: true,
  },
  'GET /api/teacher/classrooms/{id}/teacher-submissions-partner/{task_id}': {
    summary:
      'The partner teacher’s post for a task of the classroom, with the teacher’s own response to it; null while there is none. 403 as above.',
    spec: 'P3 §7 Teacher videos, §3 Submission',
    access: 'teacher',
    params: Type.Object(ofTask),
    data: Nullable(TeacherSubmission),
    revalidates: true,
  },
  'DELETE /api/teacher/classrooms/{id}/teacher-submissions/{task_id}': {
    summary:
      'Deletes the teacher’s own post for a task or, with `video=response`, their response to the partner’s, with its files. 422 with code 63 for a post that has a response, 42 once the exchange has expired; 404 when there is none.',
    spec: 'P3 §4 Delete Video, §7 Teacher videos',
    access: 'teacher',
    params: Type.Object(ofTask),
    query: Type.Object({ video: Type.Optional(Type.Enum(teacherVideoKinds)) }),
  },
  'PUT /api/teacher/submissions-video-update/{id}': {
    summary:
      'Ends the polling for the metadata of an own video, by the `id` that saving it has answered. The server has measured it by itself: what is sent is not believed, and what is known is answered.',
    spec: 'P3 §4 Upload flow, §7 Teacher videos',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: Type.Object({
      video_size: Nullable(Type.Integer({ minimum: 0, maximum: VIDEO_MAX_BYTES, description: 'bytes' })),
      transcode_video_size: Nullable(
        Type.Integer({ minimum: 0, maximum: VIDEO_MAX_BYTES, description: 'bytes' }),
      ),
      video_duration: Nullable(Type.Number({ minimum: 0, description: 'seconds' })),
    }),
    data: VideoMetadata,
  },
  'GET /api/teacher/teacher-submissions/{id}/captions': {
    summary:
      'The captions of a video, one’s own or the partner’s, in the order in which they are shown. They are asked for when `captions_version` of the video is another one. 403 with code 10 for anybody else’s.',
    spec: 'P3 §2 Custom video player',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    data: Type.Array(Caption),
  },
  'PUT /api/teacher/teacher-submissions/{id}/captions': {
    summary:
      'Replaces the captions of an own video, by the `id` that saving it has answered; both teachers see them. 422 with code 64 for a line without text or one that ends before it starts, 42 once the exchange has expired.',
    spec: 'P3 §2 Custom video player',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: Type.Object({ captions: Type.Array(Caption, { maxItems: CAPTIONS_MAX }) }),
    data: Type.Array(Caption),
  },
  'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos': {
    summary: 'Saves a video as the teacher’s own for a task. 422 with code 60 when there is one already.',
    spec: 'P3 §7 Teacher videos',
    access: 'teacher',
    params: Type.Object(ofTask),
    body: Type.Object({ url: UploadUrl }),
    data: TeacherVideo,
    idempotent: true,
  },
  'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}': {
    summary: 'Saves a video as the teacher’s response to the partner’s video of a task, by the id of that.',
    spec: 'P3 §7 Teacher videos',
    access: 'teacher',
    params: Type.Object({ ...ofTask, submission_id: Id }),
    body: Type.Object({ url: UploadUrl }),
    data: TeacherVideo,
    idempotent: true,
  },
  'POST /api/teacher/actions-videos/{id}': {
    summary: 'Saves a video as the teacher’s own for an action item.',
    spec: 'P3 §7 Action items',
    access: 'teacher',
    params: Type.Object({ id: Id }),
    body: Type.Object({ video_url: UploadUrl }),
    data: TeacherVideo,
    idempotent: true,
  },
} as const satisfies EndpointMap

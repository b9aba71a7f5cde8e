import Type from 'typebox'
import type { EndpointMap } from '../endpoint.ts'
import { TeacherVideo } from '../entities/action-item.ts'
import { Id } from '../entities/reference.ts'
import { UploadUrl } from '../entities/video.ts'

const ofTask = { id: Id, task_id: Id }

/** Videos that teachers save (P3 §7 Teacher videos, Action items). */
export const teacherVideoEndpoints = {
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

import type { TeacherVideo } from '../../contract/entities/action-item.ts'
import { call } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import type { VideoTarget } from './video-target.ts'

/** The upload's code: however often it is sent, also after a reload, it is saved once. */
const keyOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/**
 * Saves a video that has arrived as the teacher's own (P3 §7 Teacher videos, Action items).
 * @param url the upload's path
 * @throws CallFailure, 422 with the codes of contract/error-codes/teacher-videos.ts
 */
export async function saveVideo(
  target: VideoTarget,
  url: string,
  signal: AbortSignal,
): Promise<TeacherVideo> {
  const options = { signal, idempotencyKey: keyOf(url) }
  const { data } = await send(target, url, options)
  if (!data) throw new CallFailure('unreadable', { status: 200 })
  return data
}

function send(target: VideoTarget, url: string, options: { signal: AbortSignal; idempotencyKey: string }) {
  if (target.for === 'action') {
    const params = { id: target.actionId }
    return call('POST /api/teacher/actions-videos/{id}', { video_url: url }, { ...options, params })
  }
  const params = { id: target.classroomId, task_id: target.taskId }
  if (target.for === 'task') {
    return call('POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos', { url }, { ...options, params })
  }
  return call(
    'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}',
    { url },
    { ...options, params: { ...params, submission_id: target.submissionId } },
  )
}

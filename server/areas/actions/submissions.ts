import type { TeacherSubmission } from '../../../src/contract/entities/teacher-submission.ts'
import type { Services } from '../../services.ts'
import { avatarHoldsUntil, shownAvatar } from '../files/area.ts'
import { videosHoldUntil, videoUrl } from '../videos/area.ts'
import { listSubmissions, type SubmissionRow } from './repository/submissions.ts'

type Needed = Pick<Services, 'db' | 'tokens'>

interface TaskSubmissions {
  own: TeacherSubmission | null
  partners: TeacherSubmission | null
  has_own_response: boolean
  has_partners_response: boolean
  /** Until when (ms since 1970) the addresses are these. */
  freshUntil: number
}

interface Around {
  isAnswered: boolean
  /** What it answers; null of a post. */
  post: SubmissionRow | null
  now: number
}

function shown({ tokens }: Needed, row: SubmissionRow, { isAnswered, post, now }: Around) {
  const { task_id, thumbnail, full_name, file, video_url, poster, ...rest } = row
  return {
    ...rest,
    url: file === null ? video_url : videoUrl(tokens, file, now),
    poster: poster === null ? null : videoUrl(tokens, poster, now),
    status: 'approved' as const,
    response_type: 'video' as const,
    responding_to: post && { full_name: post.full_name },
    is_deletable: row.is_own && !isAnswered,
    class_task: { id: task_id, task_name: row.task_name },
    teacher: { thumbnail: shownAvatar(tokens, thumbnail, now), full_name },
  }
}

/** The videos of both teachers for a task, each post with what the other one has answered to it. */
export async function taskSubmissions(
  services: Needed,
  classroomId: number,
  taskId: number,
  now: number = Date.now(),
): Promise<TaskSubmissions> {
  const found = await listSubmissions(services.db, classroomId, taskId)
  const responses = (isOwn: boolean) => found.filter(row => row.is_response && row.is_own === isOwn)
  function post(isOwn: boolean): TeacherSubmission | null {
    const row = found.find(({ is_response, is_own }) => !is_response && is_own === isOwn)
    if (!row) return null
    const answers = responses(!isOwn)
    return {
      ...shown(services, row, { isAnswered: answers.length > 0, post: null, now }),
      responses: answers.map(answer => shown(services, answer, { isAnswered: false, post: row, now })),
    }
  }
  const ends = found.flatMap(({ file, thumbnail }) => [
    avatarHoldsUntil(thumbnail, now),
    file === null ? Number.POSITIVE_INFINITY : videosHoldUntil(now),
  ])
  return {
    own: post(true),
    partners: post(false),
    has_own_response: responses(true).length > 0,
    has_partners_response: responses(false).length > 0,
    freshUntil: Math.min(Number.POSITIVE_INFINITY, ...ends),
  }
}

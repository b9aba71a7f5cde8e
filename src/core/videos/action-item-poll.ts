import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { actionItemChecks } from '../classrooms/action-item-checks.ts'
import { type Check, fits, isCount, isFlag, isListOf, isText, orNull } from '../http/shape.ts'
import { teacherVideos } from '../messages/teacher-videos.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

const submission = {
  id: isCount,
  url: orNull(isText),
  poster: orNull(isText),
  video_processed: isCount,
  is_deletable: isFlag,
  captions_version: orNull(isText),
  created_at: isText,
  teacher: fits({ full_name: isText }),
}

const checks: Record<keyof ActionItemDetail, Check> = {
  ...actionItemChecks,
  class_task: orNull(
    fits({ task_name: isText, create_prompt: isText, respond_prompt: isText, video_time_limit: isCount }),
  ),
  submission: orNull(fits({ ...submission, responses: isListOf(fits(submission)) })),
  partner_submission: orNull(fits({ ...submission, responses: isListOf(fits(submission)) })),
  create_completed: isFlag,
  partner_create_completed: isFlag,
  response_completed: orNull(isFlag),
}

/**
 * One action item with the videos of both teachers (P3 §2 Task detail), new ones of the partner's included as they come;
 * `failed` with error code 10 when it is not the teacher's.
 */
export function actionItemPoll(id: number, ms: number = LISTS_POLL_MS): Poll<ActionItemDetail> {
  return callPoll(
    { ms, isData: fits(checks), failed: teacherVideos.failed },
    'GET /api/teacher/actions/{id}',
    undefined,
    { params: { id } },
  )
}

import type { ActionItem } from '../../contract/entities/action-item.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { type Check, fits, isCount, isFlag, isListOf, isObject, isText, orNull } from '../http/shape.ts'
import { dashboard } from '../messages/dashboard.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'

const actionChecks: Record<keyof ActionItem['action'], Check> = {
  id: isCount,
  task: isText,
  to_do: isText,
  details: isText,
  details_create: isText,
  details_response: isText,
  is_task: isFlag,
  use_student_task_name: isFlag,
  more_info_link: orNull(isText),
  trigger: orNull(isText),
}

/** What an item looks like, for whoever asks for more with it. */
export const actionItemChecks: Record<keyof ActionItem, Check> = {
  id: isCount,
  completed: isFlag,
  action: fits(actionChecks),
  class_task: orNull(fits({ task_name: isText })),
  classroom_id: isCount,
  teacher: fits({ first_name: isText, last_name: isText }),
  teacher_action: orNull(isObject),
  teacher_action_response: orNull(isObject),
  video_url: orNull(isText),
  video_played: isFlag,
  created_at: isText,
}

/** All action items of a classroom (P2 §4): a filter over them needs no further call. */
export function actionItemsPoll(classroomId: number, ms: number = LISTS_POLL_MS): Poll<ActionItem[]> {
  return callPoll(
    { ms, isData: isListOf(fits(actionItemChecks)), failed: dashboard.actionsFailed },
    'GET /api/teacher/actions',
    { status: 'all', classroom_id: classroomId },
  )
}

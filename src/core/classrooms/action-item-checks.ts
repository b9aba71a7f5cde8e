import type { ActionItem } from '../../contract/entities/action-item.ts'
import { type Check, fits, isCount, isFlag, isObject, isText, orNull } from '../http/shape.ts'

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

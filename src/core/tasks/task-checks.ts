import type { LibraryTaskListItem, TaskListItem } from '../../contract/entities/task.ts'
import {
  type Check,
  fits,
  isCount,
  isFlag,
  isListOf,
  isNumber,
  isObject,
  isText,
  orNull,
} from '../http/shape.ts'

const shared = {
  id: isCount,
  task_name: isText,
  task_thumbnail: orNull(isText),
  topic: isText,
  summary: isText,
  response_type: isCount,
  video_time_limit: isNumber,
  number_responses: isCount,
  task_category: isText,
  tags: isListOf(fits({ name: isText })),
  create_prompt_text: isText,
  respond_prompt_text: isText,
}
const isOfClassrooms = isListOf(fits({ classroom_id: isCount }))

/** One check for each field of a task in the list. */
export const taskChecks: Record<keyof TaskListItem, Check> = {
  ...shared,
  order: isCount,
  due_date: orNull(isText),
  response_due_date: orNull(isText),
  is_custom_task: isFlag,
  is_hidden: isFlag,
  class_pairing_id: isCount,
  course_task_id: orNull(isCount),
  teacher_submissions: isOfClassrooms,
  teacher_responses: isOfClassrooms,
  create_completed: isFlag,
  partner_create_completed: isFlag,
  response_completed: orNull(isFlag),
  version: isCount,
  order_version: isText,
}

/** The same for a task in the list of the library. */
export const libraryTaskChecks: Record<keyof LibraryTaskListItem, Check> = {
  ...shared,
  task_language: orNull(isObject),
  level: orNull(isObject),
  country: orNull(isObject),
  is_added: isFlag,
}

import type { Submission } from '../../contract/entities/submission.ts'
import { listedStatuses } from '../../contract/rules/submission-status.ts'
import {
  type Check,
  fits,
  isCount,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  orMissing,
  orNull,
} from '../http/shape.ts'

const post: Record<keyof Omit<Submission, 'responses'>, Check> = {
  id: isCount,
  url: orNull(isText),
  poster: orNull(isText),
  video_processed: isCount,
  video_duration: orNull(isNumber),
  status: isOneOf(...listedStatuses),
  version: isCount,
  response_type: isOneOf('video', 'text'),
  text: orNull(isText),
  is_response: isFlag,
  responding_to: orNull(fits({ full_name: isText })),
  teacher_comment: orNull(isText),
  created_at: isText,
  task_name: isText,
  create_prompt: orMissing(isText),
  course_name: orNull(isText),
  class_task: fits({ task_name: isText }),
  teacher: fits({ full_name: isText }),
  student_first_name: isText,
  student_last_initial: isText,
  student_username: isText,
  student_thumbnail: orNull(isText),
  viewers: isListOf(fits({ full_name: isText })),
  flag: orNull(fits({ state: isText, reasons: isListOf(isText) })),
}

/** What students have posted, each with its answers. */
export const isSubmissions: Check = isListOf(fits({ ...post, responses: isListOf(fits(post)) }))

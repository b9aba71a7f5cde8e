import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import type { VideoKind } from './post-issue.ts'

/** What the task itself asks for (P3 §3 Task); '' where it says nothing. */
export const ownPrompt = ({ class_task }: Pick<ActionItemDetail, 'class_task'>, video: VideoKind): string =>
  (video === 'post' ? class_task?.create_prompt : class_task?.respond_prompt) ?? ''

/** What is looked at while the teacher records: the prompt of the task, or what the action item says of it. */
export const promptOf = (item: Pick<ActionItemDetail, 'class_task' | 'action'>, video: VideoKind): string =>
  ownPrompt(item, video) || (video === 'post' ? item.action.details_create : item.action.details_response)

import type { TaskListItem } from '../../contract/entities/task.ts'
import { asksForResponses } from '../../contract/rules/task-categories.ts'

/** One of the two steps of a task for a whole class (P3 §2 My Tasks, §4 Task completion flags). */
export interface TaskStep {
  number: 1 | 2
  prompt: string
  dueDate: string | null
  isCompleted: boolean
  /** Null where the partner's part is none of this step. */
  isPartnerCompleted: boolean | null
}

/** Step 1, and step 2 where somebody is to respond. */
export function taskSteps(task: TaskListItem): [TaskStep, TaskStep | null] {
  const responds = asksForResponses(task)
  return [
    {
      number: 1,
      prompt: task.create_prompt_text,
      dueDate: task.due_date,
      isCompleted: task.create_completed,
      isPartnerCompleted: responds ? null : task.partner_create_completed,
    },
    responds
      ? {
          number: 2,
          prompt: task.respond_prompt_text,
          dueDate: task.response_due_date,
          isCompleted: task.response_completed === true,
          isPartnerCompleted: task.partner_create_completed,
        }
      : null,
  ]
}

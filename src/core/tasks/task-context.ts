import type { Classroom } from '../../contract/entities/classroom.ts'
import type { Task } from '../../contract/entities/task.ts'
import type { User } from '../../contract/entities/user.ts'
import { lastDueDay } from '../../contract/rules/last-due-day.ts'
import { taskRules } from '../../contract/rules/task-form.ts'
import type { TaskContext } from '../../contract/rules/task-values.ts'
import { taskSentence } from '../../contract/server-messages/task-fields.ts'
import { localDay } from '../dates/local-day.ts'
import type { Sentences } from '../forms/form-types.ts'
import { type ShownField, shownFields, type TaskDraft, taskValues } from './task-draft.ts'

/** What the rules depend on, and whether the exchange is over. */
export interface EditorContext extends Omit<TaskContext, 'today' | 'lastDay'> {
  user: User
  classroom: Classroom
}

/** The days between which something may be due. What has been open since yesterday is looked at by today. */
export function dueDays({ user, classroom }: EditorContext): Pick<TaskContext, 'today' | 'lastDay'> {
  const today = localDay()
  return { today, lastDay: lastDueDay(user, classroom, today) }
}

export const editorContext = (user: User, classroom: Classroom, saved: Task | null): EditorContext => ({
  user,
  classroom,
  saved,
})

/** What is wrong with each field, in sentences. */
export function taskErrors(draft: TaskDraft, context: EditorContext): Sentences<ShownField> {
  const issues = taskRules(taskValues(draft), { ...context, ...dueDays(context) })
  const said: Sentences<ShownField> = {}
  for (const field of shownFields) if (issues[field]) said[field] = taskSentence(field, issues[field])
  return said
}

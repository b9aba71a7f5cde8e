import type { Classroom } from '../../contract/entities/classroom.ts'
import type { User } from '../../contract/entities/user.ts'
import { taskRules } from '../../contract/rules/task-form.ts'
import type { TaskContext } from '../../contract/rules/task-values.ts'
import { taskSentence } from '../../contract/server-messages/task-fields.ts'
import type { Sentences } from '../forms/form-types.ts'
import { dueDays } from './due-days.ts'
import { type ShownField, shownFields, type TaskDraft, taskValues } from './task-draft.ts'

/** What the rules depend on besides the day: who fills it in, in which exchange, and what is saved. */
export interface EditorContext extends Omit<TaskContext, 'today' | 'lastDay'> {
  user: User
  classroom: Classroom
}

/** What is wrong with each field, in sentences. */
export function taskErrors(draft: TaskDraft, context: EditorContext): Sentences<ShownField> {
  const issues = taskRules(taskValues(draft), { ...context, ...dueDays(context) })
  const said: Sentences<ShownField> = {}
  for (const field of shownFields) if (issues[field]) said[field] = taskSentence(field, issues[field])
  return said
}

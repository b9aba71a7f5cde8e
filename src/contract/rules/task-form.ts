import { RECORDING_MAX_SECONDS, RECORDING_MIN_SECONDS } from '../limits/recording.ts'
import {
  NUMBER_RESPONSES_MAX,
  NUMBER_RESPONSES_MIN,
  RICH_HTML_MAX_CHARACTERS,
  RICH_TEXT_MAX_CHARACTERS,
  TAG_MAX_CHARACTERS,
  TAGS_MAX,
  TASK_NAME_MAX_CHARACTERS,
} from '../limits/tasks.ts'
import { type AttachmentIssue, linksIssue, materialsIssue, mediaIssue } from './attachments.ts'
import { isDay } from './days.ts'
import { richTextLength } from './rich-text.ts'
import { hasResponses, taskCategoriesFor } from './task-categories.ts'
import {
  type richFields,
  type TaskContext,
  type TaskField,
  type TaskValues,
  taskFields,
} from './task-values.ts'
import { lengthIssue } from './text-length.ts'
import { isIndependent } from './user-types.ts'

/** What is wrong with a field: the bound that it has missed, where it is one. */
export type TaskIssue =
  | AttachmentIssue
  | { code: 'choice' | 'number' | 'day' }
  | { code: 'too_small'; least: number }
  | { code: 'too_large'; most: number }
  | { code: 'too_early' | 'too_late'; day: string }

export type TaskIssues = Partial<Record<TaskField, TaskIssue>>

type Finding = TaskIssue | undefined
type FieldRule = (values: TaskValues, context: TaskContext) => Finding

const required: Finding = { code: 'required' }

const nameIssue: FieldRule = ({ task_name }) =>
  task_name.trim() === '' ? required : lengthIssue(task_name, TASK_NAME_MAX_CHARACTERS)

const thumbnailIssue: FieldRule = ({ task_thumbnail }, { user, saved }) =>
  task_thumbnail || isIndependent(user) || saved?.task_thumbnail === null ? undefined : required

function tagsIssue({ tags }: TaskValues): Finding {
  if (tags.length > TAGS_MAX) return { code: 'too_many', most: TAGS_MAX }
  if (tags.some(({ name }) => name.trim() === '')) return required
  return tags.map(({ name }) => lengthIssue(name, TAG_MAX_CHARACTERS)).find(Boolean)
}

const categoryIssue: FieldRule = ({ task_category }, { user, saved }) =>
  [saved?.task_category, ...taskCategoriesFor(user)].includes(task_category) ? undefined : { code: 'choice' }

function numberIssue(value: number | null, least: number, most: number): Finding {
  if (value === null) return required
  if (value < least) return { code: 'too_small', least }
  if (value > most) return { code: 'too_large', most }
  return Number.isInteger(value) ? undefined : { code: 'number' }
}

/** A task that students answer in writing has no time limit to ask for. */
const limitIssue: FieldRule = ({ response_type, video_time_limit }) =>
  response_type === 2
    ? undefined
    : numberIssue(video_time_limit, RECORDING_MIN_SECONDS, RECORDING_MAX_SECONDS)

const responsesIssue: FieldRule = ({ task_category, number_responses }) =>
  hasResponses(task_category)
    ? numberIssue(number_responses, NUMBER_RESPONSES_MIN, NUMBER_RESPONSES_MAX)
    : undefined

type DueDate = 'due_date' | 'response_due_date'

/** What is wrong with a day on which something is due; a task of the library is given the first of the two alone. */
export const dueIssue =
  <Field extends DueDate>(field: Field) =>
  (
    values: Pick<TaskValues, Field>,
    { today, lastDay, saved }: Pick<TaskContext, 'today' | 'lastDay' | 'saved'>,
  ): Finding => {
    const day = values[field]
    if (!day || day === saved?.[field]) return undefined
    if (!isDay(day)) return { code: 'day' }
    if (day < today) return { code: 'too_early', day: today }
    return lastDay !== null && day > lastDay ? { code: 'too_late', day: lastDay } : undefined
  }

const richIssue =
  (field: (typeof richFields)[number]): FieldRule =>
  values =>
    richTextLength(values[field]) > RICH_TEXT_MAX_CHARACTERS ||
    values[field].length > RICH_HTML_MAX_CHARACTERS
      ? { code: 'too_long', letters: RICH_TEXT_MAX_CHARACTERS }
      : undefined

/** The whole table of P3 §5. */
const rules: Readonly<Record<TaskField, FieldRule>> = {
  task_name: nameIssue,
  topic: ({ topic }) => lengthIssue(topic, TASK_NAME_MAX_CHARACTERS),
  summary: ({ summary }) => lengthIssue(summary, TASK_NAME_MAX_CHARACTERS),
  task_thumbnail: thumbnailIssue,
  tags: tagsIssue,
  task_category: categoryIssue,
  response_type: ({ response_type }) => ([1, 2].includes(response_type) ? undefined : { code: 'choice' }),
  video_time_limit: limitIssue,
  number_responses: responsesIssue,
  due_date: dueIssue('due_date'),
  response_due_date: dueIssue('response_due_date'),
  create_prompt: richIssue('create_prompt'),
  respond_prompt: richIssue('respond_prompt'),
  teacher_instructions: richIssue('teacher_instructions'),
  can_do_statement: richIssue('can_do_statement'),
  essential_question: richIssue('essential_question'),
  description: richIssue('description'),
  teacher_description: richIssue('teacher_description'),
  links: ({ links }) => linksIssue(links),
  materials: ({ materials }) => materialsIssue(materials),
  media: ({ media }) => mediaIssue(media),
}

/** Everything that is wrong with a task that is created or edited, by field, in the order in which they are asked for. */
export function taskRules(values: TaskValues, context: TaskContext): TaskIssues {
  const issues: TaskIssues = {}
  for (const field of taskFields) {
    const issue = rules[field](values, context)
    if (issue) issues[field] = issue
  }
  return issues
}

import type { Body } from '../../contract/endpoints/all.ts'
import type { Task } from '../../contract/entities/task.ts'
import { RECORDING_DEFAULT_SECONDS } from '../../contract/limits/recording.ts'
import { NUMBER_RESPONSES_DEFAULT } from '../../contract/limits/tasks.ts'
import { hasResponses, taskCategories } from '../../contract/rules/task-categories.ts'
import {
  type RichField,
  richFields,
  type TaskContext,
  type TaskField,
  type TaskValues,
} from '../../contract/rules/task-values.ts'
import { isIndependent } from '../../contract/rules/user-types.ts'
import { type Check, fits, isCount, isFilled, isListOf, isOneOf, isText, orNull } from '../http/shape.ts'

/** A task as it is filled in: texts are '' where there is none, and numbers are as they were typed. */
export interface TaskDraft
  extends Pick<TaskValues, 'task_thumbnail' | 'tags' | 'links' | 'materials'>,
    Record<RichField, string> {
  task_name: string
  topic: string
  summary: string
  task_category: string
  /** '1' video, '2' text. */
  response_type: string
  video_time_limit: string
  number_responses: string
  due_date: string
  response_due_date: string
  /** Null while nothing is changed. It is kept along with what is typed. */
  begun: Begun | null
}

/** The version of a task that was changed, or what tells the draft of a new one apart from others: the key of its call. */
export type Begun = { at: 'version'; version: number } | { at: 'new'; draftId: string }

/** What is seen of a draft; each is a field of the call as well. */
export type ShownField = Exclude<keyof TaskDraft, 'begun'> & TaskField

const isVersion = fits({ at: isOneOf('version'), version: isCount })
const isNew = fits({ at: isOneOf('new'), draftId: isFilled })

/** What each field of a draft is that was kept. */
export const draftChecks: Readonly<Record<keyof TaskDraft, Check>> = {
  task_name: isText,
  topic: isText,
  summary: isText,
  task_thumbnail: orNull(isText),
  tags: isListOf(fits({ name: isText })),
  task_category: isText,
  response_type: isText,
  video_time_limit: isText,
  number_responses: isText,
  due_date: isText,
  response_due_date: isText,
  create_prompt: isText,
  respond_prompt: isText,
  teacher_instructions: isText,
  can_do_statement: isText,
  essential_question: isText,
  description: isText,
  teacher_description: isText,
  links: isListOf(fits({ label: isText, url: isText })),
  materials: isListOf(fits({ label: isText, original_file: isText })),
  begun: orNull(value => isVersion(value) || isNew(value)),
}

export const shownFields = Object.keys(draftChecks).filter(name => name !== 'begun') as ShownField[]

/** A new task, with the defaults of P3 §9. */
export const newTaskDraft = (): TaskDraft => ({
  task_name: '',
  topic: '',
  summary: '',
  task_thumbnail: null,
  tags: [],
  task_category: taskCategories[0],
  response_type: '1',
  video_time_limit: String(RECORDING_DEFAULT_SECONDS),
  number_responses: String(NUMBER_RESPONSES_DEFAULT),
  due_date: '',
  response_due_date: '',
  create_prompt: '',
  respond_prompt: '',
  teacher_instructions: '',
  can_do_statement: '',
  essential_question: '',
  description: '',
  teacher_description: '',
  links: [],
  materials: [],
  begun: null,
})

/** A task that there is, as a form has it; what it has no use for stands at the default, should that change. */
export function draftOfTask(task: Task): TaskDraft {
  const { task_name, topic, summary, task_thumbnail, task_category, number_responses, links, materials } =
    task
  return {
    task_name,
    topic,
    summary,
    task_thumbnail,
    tags: task.tags.map(({ name }) => ({ name })),
    task_category,
    response_type: String(task.response_type),
    video_time_limit: String(task.video_time_limit || RECORDING_DEFAULT_SECONDS),
    number_responses: String(number_responses || NUMBER_RESPONSES_DEFAULT),
    due_date: task.due_date ?? '',
    response_due_date: task.response_due_date ?? '',
    ...(Object.fromEntries(richFields.map(field => [field, task[field]])) as Record<RichField, string>),
    links: links.map(({ label, url }) => ({ label, url })),
    materials: materials.map(({ label, original_file }) => ({ label, original_file })),
    begun: null,
  }
}

/** Null for nothing; NaN, which no rule lets pass, for what is no number. */
function numberOf(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
}

/** What the rules look at. What is not asked for is not at fault. */
export function taskValues(draft: TaskDraft): TaskValues {
  const { begun: _, ...shown } = draft
  const responds = hasResponses(draft.task_category)
  return {
    ...shown,
    task_name: draft.task_name.trim(),
    topic: draft.topic.trim(),
    summary: draft.summary.trim(),
    response_type: Number(draft.response_type),
    video_time_limit: draft.response_type === '2' ? null : numberOf(draft.video_time_limit),
    number_responses: responds ? numberOf(draft.number_responses) : null,
    due_date: draft.due_date || null,
    response_due_date: (responds && draft.response_due_date) || null,
    respond_prompt: responds ? draft.respond_prompt : '',
    media: [],
  }
}

type Sent = Body<'POST /api/teacher/classrooms/{id}/tasks'>

/** What is sent; what is left out stays as it was: that which the form does not show, or not to this teacher (P3 §6). */
export function taskBody(draft: TaskDraft, { user }: Pick<TaskContext, 'user'>): Sent {
  const { tags, teacher_instructions, respond_prompt, ...values } = taskValues(draft)
  const { media: _, ...shown } = values
  return {
    ...shown,
    ...(!isIndependent(user) && { tags: [...tags], teacher_instructions }),
    ...(hasResponses(draft.task_category) && { respond_prompt }),
    links: [...shown.links],
    materials: [...shown.materials],
  }
}

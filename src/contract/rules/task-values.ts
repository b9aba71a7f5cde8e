import type { WithUserType } from './user-types.ts'

/** Long texts, in HTML by the list of rules/rich-text.ts (P3 §3 Task). */
export const richFields = [
  'create_prompt',
  'respond_prompt',
  'teacher_instructions',
  'can_do_statement',
  'essential_question',
  'description',
  'teacher_description',
] as const
export type RichField = (typeof richFields)[number]

export interface TaskLinkValues {
  label: string
  url: string
}

/** What a teacher fills in of a task (P3 §5); a form holds '' where the wire has null. */
export interface TaskValues extends Record<RichField, string> {
  task_name: string
  topic: string
  summary: string
  /** A file's name as the upload has answered it, or the address that the task was read with. */
  task_thumbnail: string | null
  tags: readonly { name: string }[]
  task_category: string
  /** 1 video, 2 text. */
  response_type: number
  /** Seconds. */
  video_time_limit: number | null
  number_responses: number | null
  due_date: string | null
  response_due_date: string | null
  links: readonly TaskLinkValues[]
  /** `original_file` and `file` are names as the upload has answered them. */
  materials: readonly { label: string; original_file: string }[]
  media: readonly { label: string; file: string }[]
}
export type TaskField = keyof TaskValues

/** Every field, in the order in which they are asked for. */
export const taskFields: readonly TaskField[] = [
  'task_name',
  'topic',
  'summary',
  'task_thumbnail',
  'tags',
  'task_category',
  'response_type',
  'video_time_limit',
  'number_responses',
  'due_date',
  'response_due_date',
  ...richFields,
  'links',
  'materials',
  'media',
]

/** The task as it was, where one is edited: what is not changed is not refused. */
export type SavedTask = Pick<TaskValues, 'task_category' | 'due_date' | 'response_due_date'> & {
  /** Null of a task of a course that came without one, which is not asked for one. */
  task_thumbnail?: string | null
}

/** What the rules depend on besides the values. */
export interface TaskContext {
  user: WithUserType
  /** The first day on which something may be due: the browser's own, or the earliest that it is anywhere. */
  today: string
  /** The last one; null where nothing ends the exchange (rules/last-due-day.ts). */
  lastDay: string | null
  /** Null where a task is created. */
  saved: SavedTask | null
}

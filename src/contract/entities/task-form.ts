import Type, { type Static, type TSchema } from 'typebox'
import { RICH_HTML_MAX_CHARACTERS, RICH_TEXT_MAX_CHARACTERS } from '../limits/tasks.ts'
import { richFields, type TaskField } from '../rules/task-values.ts'
import { commonSentences } from '../server-messages/common.ts'
import { Nullable } from './nullable.ts'
import { TaskLink, TaskTag } from './task.ts'

/** More than any list may have; how many it may, the rules say with a sentence. */
const LISTED_MAX = 100
/** Told as the rules tell it, before what is longer is cleaned. */
const rich = Type.Optional(
  Type.String({
    maxLength: RICH_HTML_MAX_CHARACTERS,
    refusal: commonSentences.tooLong(RICH_TEXT_MAX_CHARACTERS),
  }),
)

const file = Type.String({ description: 'its name, as the upload has answered it' })

/**
 * A task as it is created and saved (`TaskValues` of rules/task-values.ts, with the rules of rules/task-form.ts). A long
 * text, a summary, a tag or a list that is missing stays as it was; of a new task it is empty.
 */
export const TaskForm = Type.Object({
  task_name: Type.String(),
  topic: Type.Optional(Type.String()),
  summary: Type.Optional(Type.String()),
  task_thumbnail: Type.Optional(
    Nullable(Type.String({ description: 'a file’s name, or what the task was read with; null for none' })),
  ),
  tags: Type.Optional(Type.Array(TaskTag, { maxItems: LISTED_MAX })),
  task_category: Type.String(),
  response_type: Type.Number({ description: '1 video, 2 text' }),
  video_time_limit: Type.Optional(Nullable(Type.Number({ description: 'seconds' }))),
  number_responses: Type.Optional(Nullable(Type.Number())),
  due_date: Type.Optional(Nullable(Type.String({ description: 'YYYY-MM-DD' }))),
  response_due_date: Type.Optional(Nullable(Type.String({ description: 'YYYY-MM-DD' }))),
  ...(Object.fromEntries(richFields.map(field => [field, rich])) as Record<
    (typeof richFields)[number],
    typeof rich
  >),
  links: Type.Optional(Type.Array(TaskLink, { maxItems: LISTED_MAX })),
  materials: Type.Optional(
    Type.Array(Type.Object({ label: Type.String(), original_file: file }), { maxItems: LISTED_MAX }),
  ),
  media: Type.Optional(Type.Array(Type.Object({ label: Type.String(), file }), { maxItems: LISTED_MAX })),
} satisfies Record<TaskField, TSchema>)
export type TaskForm = Static<typeof TaskForm>

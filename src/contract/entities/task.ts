import Type, { type Static } from 'typebox'
import { materialTypes } from '../rules/material-types.ts'
import { richFields } from '../rules/task-values.ts'
import { Nullable } from './nullable.ts'
import { Day, Id, Language, Level } from './reference.ts'

const Address = Type.String({
  description: 'a path of this service, query included, good for half an hour at least',
})

/** A form that is saved sends it back. */
const FileName = Type.String({ description: 'the name of a stored file, as an upload has answered it' })

export const TaskTag = Type.Object({ name: Type.String() })

export const TaskLink = Type.Object({ label: Type.String(), url: Type.String() })
export type TaskLink = Static<typeof TaskLink>

/** A file to work with: what it is called, where it is, and what it is. */
export const TaskMaterial = Type.Object({
  url: Address,
  label: Type.String(),
  type: Type.Enum(materialTypes),
  original_file: FileName,
})
export type TaskMaterial = Static<typeof TaskMaterial>

/** A picture or a sound. */
export const TaskMedium = Type.Object({ url: Address, label: Type.String(), file: FileName })
export type TaskMedium = Static<typeof TaskMedium>

/** What all kinds of tasks have (P3 §3 Task). */
const shared = {
  id: Id,
  task_name: Type.String(),
  task_thumbnail: Nullable(
    Type.String({ description: 'a path of this service, query included; null: the logo' }),
  ),
  topic: Type.String(),
  summary: Type.String({ description: 'text without tags' }),
  response_type: Type.Enum([1, 2], { description: '1 video, 2 text' }),
  video_time_limit: Type.Integer({ description: 'seconds' }),
  number_responses: Type.Integer({ description: '0 without a respond step' }),
  task_category: Type.String({
    description: "of rules/task-categories.ts; of a course's task also 'exchange'",
  }),
  tags: Type.Array(TaskTag),
}

const prompts = {
  create_prompt_text: Type.String({ description: 'the beginning of the prompt in plain text, 80 letters' }),
  respond_prompt_text: Type.String({ description: 'the same of the prompt to respond' }),
}

const ofClassroom = Type.Array(Type.Object({ id: Id, classroom_id: Id }))

/** A task of an exchange as the list has it, the hidden ones too. */
export const TaskListItem = Type.Object({
  ...shared,
  ...prompts,
  order: Type.Integer({ minimum: 1, description: 'its place, from 1 to the number of all tasks' }),
  due_date: Nullable(Day),
  response_due_date: Nullable(Day),
  is_custom_task: Type.Boolean({
    description: 'a teacher has written it; others are of a course or the library',
  }),
  is_hidden: Type.Boolean({ description: 'from all students of both classrooms' }),
  class_pairing_id: Id,
  course_task_id: Nullable(Id),
  teacher_submissions: ofClassroom,
  teacher_responses: ofClassroom,
  create_completed: Type.Boolean({ description: 'this teacher’s own video is there (P3 §4)' }),
  partner_create_completed: Type.Boolean({ description: 'the partner has responded (P3 §4)' }),
  response_completed: Nullable(
    Type.Boolean({
      description:
        'the partner’s video and the response to it; null without a respond step, true where nothing is posted',
    }),
  ),
  version: Type.Integer({
    description: 'one more with each time that it is saved; an edit names the one it read',
  }),
  order_version: Type.String({ description: 'of the order of all tasks, the same in each; a move names it' }),
})
export type TaskListItem = Static<typeof TaskListItem>

const rich = Type.String({
  description: 'HTML by rules/rich-text.ts; pictures as `/files/…`, good for an hour at least',
})

const long = {
  ...(Object.fromEntries(richFields.map(field => [field, rich])) as Record<
    (typeof richFields)[number],
    typeof rich
  >),
  links: Type.Array(TaskLink),
  materials: Type.Array(TaskMaterial),
  media: Type.Array(TaskMedium),
  task_language: Nullable(Language),
  level: Nullable(Level),
  country: Nullable(Type.Object({ id: Id, name: Type.String() })),
}

/** One task with all that it says (P3 §3 Task). */
export const Task = Type.Object({ ...TaskListItem.properties, ...long })
export type Task = Static<typeof Task>

/** A task of the library as its list has it. */
export const LibraryTaskListItem = Type.Object({
  ...shared,
  ...prompts,
  task_language: long.task_language,
  level: long.level,
  country: long.country,
  is_added: Type.Boolean({ description: 'the exchange has it already' }),
})
export type LibraryTaskListItem = Static<typeof LibraryTaskListItem>

export const LibraryTask = Type.Object({ ...LibraryTaskListItem.properties, ...long })
export type LibraryTask = Static<typeof LibraryTask>

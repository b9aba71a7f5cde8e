import { type SQL, sql } from 'drizzle-orm'
import {
  LISTED_PROMPT_MAX_CHARACTERS,
  LISTED_PROMPT_READ_CHARACTERS,
} from '../../../../src/contract/limits/tasks.ts'
import { richFields } from '../../../../src/contract/rules/task-values.ts'
import { contains } from '../../../db/text.ts'
import type { taskContent, tasks } from '../schema.ts'

/** What every list of tasks has of one. */
export interface ShortRow {
  id: number
  task_name: string
  task_thumbnail: string | null
  topic: string
  summary: string
  create_prompt_text: string
  respond_prompt_text: string
  response_type: 1 | 2
  video_time_limit: number
  number_responses: number
  task_category: string
  tags: string[]
}

/** What is far behind it is not read: a list of long ones would cost megabytes. */
const beginning = (column: SQL) =>
  sql`left(regexp_replace(left(${column}, ${LISTED_PROMPT_READ_CHARACTERS}::int), '\\s+', ' ', 'g'),
    ${LISTED_PROMPT_MAX_CHARACTERS}::int)`

/** Columns of a `ShortRow`, of a task `t`. */
export const shortColumns = sql`t.id, t.task_name, t.task_thumbnail, t.topic, t.summary, t.response_type,
  t.video_time_limit, t.number_responses, t.task_category, t.tags,
  ${beginning(sql`t.create_prompt`)} as create_prompt_text,
  ${beginning(sql`t.respond_prompt`)} as respond_prompt_text`

/** Whether a text stands in the name, the topic or a tag of a task `t`. */
export const isFound = (search: string): SQL =>
  sql`(${search} = '' or ${contains(sql`t.task_name`, search)} or ${contains(sql`t.topic`, search)}
    or exists (select 1 from jsonb_array_elements_text(t.tags) tag(name) where ${contains(sql`tag.name`, search)}))`

interface Named {
  id: number
  name: string
}

/** What one task says beyond that; the prompts without formatting where they have none. */
const longNames = [
  ...richFields,
  'create_prompt_html',
  'respond_prompt_html',
  'links',
  'materials',
  'media',
] as const satisfies readonly (typeof taskContent)[number][]

export interface LongRow extends Pick<typeof tasks.$inferSelect, (typeof longNames)[number]> {
  task_language: Named | null
  level: Named | null
  country: Named | null
}

/** Columns of a `LongRow`, of a task `t`, but for where it comes from. */
export const longColumns = sql.raw(longNames.map(name => `t.${name}`).join())

const named = (table: string) =>
  sql.raw(
    `case when ${table}.id is not null then jsonb_build_object('id', ${table}.id, 'name', ${table}.name) end`,
  )

/** Language, level and country of a task `origin` of the library, and what has to be joined for them. */
export const originColumns = sql`${named('language')} as task_language, ${named('level')} as level,
  ${named('country')} as country`
export const originJoins = sql.raw(`left join languages language on language.id = origin.language_id
  left join levels level on level.id = origin.level_id
  left join countries country on country.id = origin.country_id`)

import type { TaskForm } from '../../../src/contract/entities/task-form.ts'
import { RECORDING_DEFAULT_SECONDS } from '../../../src/contract/limits/recording.ts'
import { daysAnywhere } from '../../../src/contract/rules/days.ts'
import { lastDueDay } from '../../../src/contract/rules/last-due-day.ts'
import { taskRules } from '../../../src/contract/rules/task-form.ts'
import { richFields, type TaskField, type TaskValues } from '../../../src/contract/rules/task-values.ts'
import { isIndependent } from '../../../src/contract/rules/user-types.ts'
import { taskSentence } from '../../../src/contract/server-messages/task-fields.ts'
import { wellFormed } from '../../db/text.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'
import type { SavedTaskRow } from './repository/change.ts'
import { cleanRichText } from './texts/clean-rich-text.ts'
import { asHtml } from './texts/plain-text.ts'

/** The name of a stored file in what a form says of it: the name itself, or the address that a page was told. */
export const fileNameOf = (said: string): string => said.split('?')[0]?.split('/').at(-1) ?? ''

const attachments = (list: SavedTaskRow['materials']) => list.map(({ label, name }) => ({ label, name }))

/** The long texts that a form has, cleaned, and those that it leaves as they are. */
function richTexts(form: TaskForm, saved: SavedTaskRow | null) {
  const had = (field: (typeof richFields)[number]) => {
    if (!saved) return ''
    if (field === 'create_prompt') return saved.create_prompt_html || asHtml(saved.create_prompt)
    return field === 'respond_prompt'
      ? saved.respond_prompt_html || asHtml(saved.respond_prompt)
      : saved[field]
  }
  const entries = richFields.map(field => {
    const given = form[field]
    return [field, given === undefined ? had(field) : cleanRichText(given)]
  })
  return Object.fromEntries(entries) as Record<(typeof richFields)[number], string>
}

/** What a form asks for, with what stays of the task as it was. */
function filledIn(form: TaskForm, saved: SavedTaskRow | null): TaskValues {
  const thumbnail = form.task_thumbnail === undefined ? saved?.task_thumbnail : form.task_thumbnail
  return {
    task_name: form.task_name.trim(),
    topic: (form.topic ?? saved?.topic ?? '').trim(),
    summary: (form.summary ?? saved?.summary ?? '').trim(),
    task_thumbnail: thumbnail ? fileNameOf(thumbnail) : null,
    tags:
      form.tags?.map(({ name }) => ({ name: name.trim() })) ?? (saved?.tags ?? []).map(name => ({ name })),
    task_category: form.task_category,
    response_type: form.response_type,
    video_time_limit: form.video_time_limit ?? null,
    number_responses: form.number_responses ?? null,
    due_date: form.due_date || null,
    response_due_date: form.response_due_date || null,
    ...richTexts(form, saved),
    links: form.links ?? saved?.links ?? [],
    materials:
      form.materials ??
      attachments(saved?.materials ?? []).map(({ label, name }) => ({ label, original_file: name })),
    media: form.media ?? attachments(saved?.media ?? []).map(({ label, name }) => ({ label, file: name })),
  }
}

/** Independent teachers have no tags and no instructions to fill in: what a task of theirs has of these stays (P3 §6). */
function withoutTeachersOwn(form: TaskForm): TaskForm {
  const { tags: _tags, teacher_instructions: _instructions, ...rest } = form
  return rest
}

interface Place {
  teacher: SignedInTeacher
  classroom: { end_date: string; expire_at: string | null }
  saved: SavedTaskRow | null
}

/** A form as it is kept if nothing is wrong with it, its texts cleaned. */
export const valuesOf = (form: TaskForm, { teacher, saved }: Pick<Place, 'teacher' | 'saved'>): TaskValues =>
  wellFormed(filledIn(isIndependent(teacher) ? withoutTeachersOwn(form) : form, saved))

/**
 * A form by the whole table of P3 §5, its texts cleaned.
 * @throws 422 with the sentences of every field at fault
 */
export function checkedForm(form: TaskForm, { teacher, classroom, saved }: Place): TaskValues {
  const today = daysAnywhere(Date.now()).earliest
  const values = valuesOf(form, { teacher, saved })
  const lastDay = lastDueDay(teacher, classroom, today)
  const issues = Object.entries(taskRules(values, { user: teacher, today, lastDay, saved }))
  if (issues.length === 0) return values
  throw refuse('badInput', {
    fields: Object.fromEntries(
      issues.map(([field, issue]) => [field, [taskSentence(field as TaskField, issue)]]),
    ),
  })
}

/** Seconds of a recording; a task that is answered in writing keeps what it had. */
export const limitOf = (
  { response_type, video_time_limit }: TaskValues,
  saved: SavedTaskRow | null,
): number =>
  (response_type === 2 ? null : video_time_limit) ?? saved?.video_time_limit ?? RECORDING_DEFAULT_SECONDS

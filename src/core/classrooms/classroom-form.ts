import { atom } from 'nanostores'
import type { User } from '../../contract/entities/user.ts'
import {
  type ClassroomContext,
  type ClassroomField,
  classroomRules,
  type SavedClassroom,
} from '../../contract/rules/classroom-form.ts'
import { mayBeOfAge } from '../../contract/rules/paid-ages.ts'
import { isWorldLanguages } from '../../contract/rules/world-languages.ts'
import { classroomFormSentence } from '../../contract/server-messages/classroom-forms.ts'
import { localDay } from '../dates/local-day.ts'
import { createForm } from '../forms/create-form.ts'
import type { Sentences } from '../forms/form-types.ts'
import type { Path } from '../forms/form-values.ts'
import { type ClassroomDraft, classroomValues, draftFields } from './classroom-draft.ts'
import { type ClassroomFailure, readClassroomFailure } from './classroom-failure.ts'
import type { ClassroomLists } from './classroom-lists.ts'
import { type NewClassroomDraft, usableStudentRanges, usableSubjects } from './new-draft.ts'

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)

/** What the rules depend on besides what is filled in. */
export function classroomContext(
  user: User,
  lists: ClassroomLists,
  saved: SavedClassroom | null,
): ClassroomContext {
  const languages = idsOf(lists.languages)
  return {
    user,
    today: localDay(),
    worldLanguages: idsOf(lists.subjects.filter(isWorldLanguages)),
    choosable: {
      subject_id: idsOf(usableSubjects(user, lists)),
      lang_native_id: languages,
      lang_instruction_id: languages,
      level_id: idsOf(lists.levels),
      number_students_range_id: idsOf(usableStudentRanges(lists)),
      age_range_id: idsOf(lists.ageRanges.filter(age => mayBeOfAge(saved, age))),
    },
    saved,
  }
}

/** What is wrong with each field, in sentences; what is wrong with the end is so with the start. */
export function classroomErrors(draft: ClassroomDraft, context: ClassroomContext): Sentences<ClassroomField> {
  // what has been open since yesterday is looked at by today
  const now = { ...context, today: localDay() }
  const issues = classroomRules(classroomValues(draft, context), now)
  const said: Sentences<ClassroomField> = {}
  for (const field of draftFields) if (issues[field]) said[field] = classroomFormSentence(issues[field])
  return said
}

export interface ClassroomFormOptions<Draft extends ClassroomDraft, Done> {
  fields: Draft
  context: ClassroomContext
  send(draft: Draft, context: ClassroomContext, signal: AbortSignal): Promise<Done>
  taken(done: Done): void
  /** How a refusal is told (P2 §8). */
  phrase(message: string): string
  /** What is taken stays, as where a classroom is edited. */
  stays?: boolean
}

/** The form of a classroom with its rules, new or edited. */
export function createClassroomForm<Draft extends ClassroomDraft, Done>(
  options: ClassroomFormOptions<Draft, Done>,
) {
  const { fields, context, send, taken, phrase, stays = false } = options
  const $context = atom(context)
  const form = createForm<Draft, Done, ClassroomFailure, ClassroomContext>({
    fields,
    $context,
    stays,
    // a draft's fields are among its paths
    check: (draft, now) => classroomErrors(draft, now) as Sentences<Path<Draft>>,
    send: (draft, signal) => send(draft, $context.get(), signal),
    explain: (error, refused) => readClassroomFailure(error, refused, phrase),
    taken,
  })
  return { form, $context }
}

export type ClassroomForm = ReturnType<typeof createClassroomForm<ClassroomDraft, unknown>>['form']
export type NewClassroomForm = ReturnType<typeof createClassroomForm<NewClassroomDraft, unknown>>['form']

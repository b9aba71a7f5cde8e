import type { Body } from '../../contract/endpoints/all.ts'
import type { Classroom } from '../../contract/entities/classroom.ts'
import {
  asksForLanguages,
  type ClassroomContext,
  type ClassroomField,
} from '../../contract/rules/classroom-form.ts'
import { isDay } from '../../contract/rules/days.ts'
import { exchangeEndDate } from '../../contract/rules/end-date.ts'
import { isIndependent } from '../../contract/rules/user-types.ts'
import { localDay } from '../dates/local-day.ts'
import { type Check, isCount, isText, orNull } from '../http/shape.ts'

/** A classroom as it is filled in: texts are '' where there is none. The end follows from the start. */
export interface ClassroomDraft {
  name: string
  subject_id: number | null
  lang_native_id: number | null
  lang_instruction_id: number | null
  level_id: number | null
  start_date: string
  number_students_range_id: number | null
  age_range_id: number | null
}
export type DraftField = keyof ClassroomDraft & ClassroomField

const id = orNull(isCount)

/** What each field of a draft is that was kept. */
export const draftChecks: Readonly<Record<DraftField, Check>> = {
  name: isText,
  subject_id: id,
  lang_native_id: id,
  lang_instruction_id: id,
  level_id: id,
  start_date: isText,
  number_students_range_id: id,
  age_range_id: id,
}

export const draftFields = Object.keys(draftChecks) as readonly DraftField[]

type Values = Body<'PUT /api/teacher/classrooms/{id}'>

/** What is sent, and what the rules look at: what the subject does not ask for follows from the rest (P2 §5). */
export function classroomValues(
  draft: ClassroomDraft,
  context: Pick<ClassroomContext, 'user' | 'worldLanguages'>,
): Values {
  const takesLanguages = asksForLanguages(draft, context)
  // whoever may not choose the day begins on the one that it is where they are, which only this side knows
  const start = draft.start_date || (isIndependent(context.user) ? localDay() : null)
  return {
    name: draft.name.trim(),
    subject_id: draft.subject_id,
    lang_native_id: draft.lang_native_id,
    lang_instruction_id: takesLanguages ? draft.lang_instruction_id : draft.lang_native_id,
    level_id: takesLanguages ? draft.level_id : null,
    start_date: start,
    end_date: start && isDay(start) ? exchangeEndDate(start) : start,
    number_students_range_id: draft.number_students_range_id,
    age_range_id: draft.age_range_id,
  }
}

/** A classroom that there is, as a form has it. */
export const draftOfClassroom = (classroom: Classroom): ClassroomDraft => ({
  name: classroom.name,
  subject_id: classroom.subject_id,
  lang_native_id: classroom.lang_native_id,
  lang_instruction_id: classroom.lang_instruction_id,
  level_id: classroom.level_id,
  start_date: classroom.start_date,
  number_students_range_id: classroom.number_students_range_id,
  age_range_id: classroom.age_range_id,
})

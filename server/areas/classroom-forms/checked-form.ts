import {
  asksForLanguages,
  type ClassroomContext,
  type ClassroomValues,
  classroomRules,
} from '../../../src/contract/rules/classroom-form.ts'
import { daysAnywhere } from '../../../src/contract/rules/days.ts'
import { isWorldLanguages } from '../../../src/contract/rules/world-languages.ts'
import { classroomFormSentence } from '../../../src/contract/server-messages/classroom-forms.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'
import { type ClassroomFacts, findFacts } from './repository.ts'

const choices = [
  'lang_native_id',
  'lang_instruction_id',
  'level_id',
  'number_students_range_id',
  'age_range_id',
] as const

/** Only the ids that were sent are looked up: a list of one or of none says whether it may be chosen. */
function choosableOf(values: ClassroomValues, facts: ClassroomFacts): ClassroomContext['choosable'] {
  const known = (id: number | null, isKnown: boolean) => (id !== null && isKnown ? [id] : [])
  const lists = choices.map(field => [field, known(values[field], facts[field])])
  return { ...Object.fromEntries(lists), subject_id: known(values.subject_id, facts.subject !== null) }
}

/** A form with nothing wrong, as it is kept. */
export interface CheckedForm {
  name: string
  subject: NonNullable<ClassroomFacts['subject']>
  lang_native_id: number | null
  lang_instruction_id: number | null
  level_id: number | null
  number_students_range_id: number | null
  age_range_id: number | null
  start_date: string | null
}

/**
 * Checks what a teacher has filled in. A day is the teacher's: 'today' is the earliest that it is anywhere.
 * @param saved the classroom as it was, where one is edited
 * @throws 422 with the sentences of every field at fault
 */
export async function checkedForm(
  db: Database,
  user: SignedInTeacher,
  values: ClassroomValues,
  saved: ClassroomContext['saved'],
): Promise<CheckedForm> {
  const facts = await findFacts(db, values, saved?.student_payment_required ?? false)
  const context: ClassroomContext = {
    user,
    today: daysAnywhere(Date.now()).earliest,
    worldLanguages: facts.subject && isWorldLanguages(facts.subject) ? [facts.subject.id] : [],
    choosable: choosableOf(values, facts),
    saved,
  }
  const fields = Object.fromEntries(
    Object.entries(classroomRules(values, context)).map(([field, issue]) => [
      field,
      [classroomFormSentence(issue)],
    ]),
  )
  const [message] = Object.values(fields).flat()
  if (message || !facts.subject) throw refuse('badInput', { fields, ...(message ? { message } : {}) })
  const { end_date: _, subject_id: __, ...kept } = values
  return {
    ...kept,
    name: values.name?.trim() ?? '',
    subject: facts.subject,
    lang_instruction_id: asksForLanguages(values, context)
      ? values.lang_instruction_id
      : values.lang_native_id,
  }
}

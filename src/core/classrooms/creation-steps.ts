import { isIndependent, isIndependentPlayers, type WithUserType } from '../../contract/rules/user-types.ts'
import type { DraftField } from './classroom-draft.ts'

/** Steps of creating a classroom by the ids that the specification gives them; there is no fifth (P2 §2, decision 8). */
export const creationSteps = { name: 1, languages: 2, start: 3, students: 4, course: 6 } as const
export type CreationStep = (typeof creationSteps)[keyof typeof creationSteps]

/** Those of independent teachers. */
export const independentSteps = { classroom: 1, students: 2, course: 3 } as const
export type IndependentStep = (typeof independentSteps)[keyof typeof independentSteps]

export type AnyStep = CreationStep | IndependentStep

const languages: readonly DraftField[] = ['lang_native_id', 'lang_instruction_id', 'level_id']
const students: readonly DraftField[] = ['number_students_range_id', 'age_range_id']

const fields: Readonly<Record<CreationStep, readonly DraftField[]>> = {
  1: ['name', 'subject_id'],
  2: languages,
  3: ['start_date'],
  4: students,
  6: [],
}
const independentFields: Readonly<Record<IndependentStep, readonly DraftField[]>> = {
  1: ['name', 'subject_id', ...languages],
  2: students,
  3: [],
}

/** The steps that a person goes through, in their order, each with the fields that it asks for. */
export function stepsOf(user: WithUserType): readonly { id: AnyStep; fields: readonly DraftField[] }[] {
  const byId: Partial<Record<AnyStep, readonly DraftField[]>> = isIndependent(user)
    ? independentFields
    : fields
  return (Object.keys(byId).map(Number) as AnyStep[]).map(id => ({ id, fields: byId[id] ?? [] }))
}

/** Whether a person may save before the course step (P2 §2, decision 8). */
export const maySaveWithoutCourseStep = (user: WithUserType): boolean =>
  isIndependent(user) && !isIndependentPlayers(user)

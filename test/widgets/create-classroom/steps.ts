import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { fill } from '../../support/page.ts'
import { next, place, START, serves } from './a-creation.ts'

export const NAME = 'Classroom Name'
export const NATIVE = 'Native Language of My Students'
export const INSTRUCTION = 'Language of Instruction'
export const LEVEL = 'Level'
export const DAY = 'Start Date'
export const STUDENTS = 'Number of Students'
export const AGE = 'Age Range'

type Filled = readonly [label: string, value: string]

/** The fields of each step, with what is put in them. */
export type FilledSteps = readonly (readonly Filled[])[]

/** What a teacher fills in, step by step, with nothing wrong. */
export const sciences: FilledSteps = [
  [
    [NAME, 'Letters to Lyon'],
    ['Subject', '2'],
  ],
  [[NATIVE, '1']],
  [[DAY, START]],
  [
    [STUDENTS, '3'],
    [AGE, '4'],
  ],
]
export const languages: FilledSteps = [
  [
    [NAME, 'Hola Lyon'],
    ['Subject', '1'],
  ],
  [
    [NATIVE, '1'],
    [INSTRUCTION, '2'],
    [LEVEL, '1'],
  ],
  ...sciences.slice(2),
]
/** An independent teacher's, whose first step asks for the languages as well. */
export const own: FilledSteps = [
  [
    [NAME, 'Hola Lyon'],
    [NATIVE, '1'],
    [INSTRUCTION, '2'],
    [LEVEL, '1'],
  ],
  [
    [STUDENTS, '3'],
    [AGE, '4'],
  ],
]
const ofLanguages: UserTypeSlug = 'independent-teacher-language'

/** Goes to the step that asks for a field, which is filled in with all that the step asks for. */
export async function stepOf(label: string, steps = sciences): Promise<HTMLElement> {
  serves(
    steps === own
      ? { user: { user_type: { slug: ofLanguages }, independent_subscription: { end_date: '2099-06-30' } } }
      : {},
  )
  const element = place()
  for (const fields of steps) {
    for (const [name, value] of fields) await fill(element, name, value)
    if (fields.some(([name]) => name === label)) return element
    await next(element)
  }
  throw new Error(`no step asks for ${label}`)
}

import { type ComponentType, lazy } from 'react'
import type { ProfileStep } from '../../../contract/rules/profile-fields.ts'
import { ageRanges, languages, subjects } from '../../../core/reference/reference-lists.ts'
import { PersonalStep } from './personal-step.tsx'
import type { StepProps } from './step-props.ts'

const avatar = () => import('../../../parts/profile/avatar-fields.tsx')
const school = () => import('../../../parts/profile/school-fields.tsx')
const agreement = () => import('./agreement-step.tsx')
const subject = () => import('../../../parts/profile/subject-fields.tsx')
const students = () => import('../../../parts/profile/student-fields.tsx')

/** What each step shows; all but the first are loaded when they are needed, or a little before. */
export const stepViews: Readonly<Record<ProfileStep, ComponentType<StepProps>>> = {
  1: PersonalStep,
  2: lazy(async () => ({ default: (await avatar()).AvatarFields })),
  3: lazy(async () => ({ default: (await school()).SchoolFields })),
  4: lazy(async () => ({ default: (await agreement()).AgreementStep })),
  5: lazy(async () => ({ default: (await subject()).SubjectFields })),
  6: lazy(async () => ({ default: (await students()).StudentFields })),
}

const ahead: Readonly<Record<ProfileStep, readonly (() => Promise<unknown>)[]>> = {
  1: [avatar],
  2: [school],
  3: [agreement, subject, subjects.retry],
  4: [subject, subjects.retry],
  5: [students, ageRanges.retry, languages.retry],
  6: [],
}

/** Asks for what the next step needs; what does not come now is asked for again when it is shown. */
export function prefetchAfter(step: ProfileStep): void {
  for (const ask of ahead[step]) ask().catch(() => {})
}

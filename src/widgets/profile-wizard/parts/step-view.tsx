import type { ComponentType, ReactNode } from 'react'
import type { ProfileStep } from '../../../contract/rules/profile-fields.ts'
import type { Load } from '../../../core/http/load.ts'
import { failed } from '../../../core/messages/loader.ts'
import { ageRanges, languages, subjects } from '../../../core/reference/reference-lists.ts'
import { laterView } from '../../../parts/later-view.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import { PersonalStep } from './personal-step.tsx'
import type { StepProps } from './step-props.ts'

/** What a step shows. */
const later = (load: () => Promise<ComponentType<StepProps>>) => laterView<StepProps>(load, failed)

const avatar = later(async () => (await import('../../../parts/profile/avatar-fields.tsx')).AvatarFields)
const school = later(async () => (await import('../../../parts/profile/school-fields.tsx')).SchoolFields)
const agreement = later(async () => (await import('./agreement-step.tsx')).AgreementStep)
const subject = later(async () => (await import('../../../parts/profile/subject-fields.tsx')).SubjectFields)
const students = later(async () => (await import('../../../parts/profile/student-fields.tsx')).StudentFields)

/** All but the first are loaded when they are needed, or a little before. */
const views: Readonly<Record<Exclude<ProfileStep, 1>, Load<ComponentType<StepProps>>>> = {
  2: avatar,
  3: school,
  4: agreement,
  5: subject,
  6: students,
}

const ahead: Readonly<Record<ProfileStep, readonly Pick<Load<unknown>, 'retry'>[]>> = {
  1: [avatar],
  2: [school],
  3: [agreement, subject, subjects],
  4: [subject, subjects],
  5: [students, ageRanges, languages],
  6: [],
}

/** Asks for what the next step needs; what does not come now is asked for again when it is shown. */
export function prefetchAfter(step: ProfileStep): void {
  for (const { retry } of ahead[step]) void retry()
}

/** One step's fields, and with them `children`. */
export function StepView({
  step,
  children,
  ...props
}: StepProps & { step: ProfileStep; children: ReactNode }) {
  if (step === 1) {
    return (
      <>
        <PersonalStep {...props} />
        {children}
      </>
    )
  }
  return (
    <Loaded key={step} list={views[step]} height={240}>
      {View => (
        <>
          <View {...props} />
          {children}
        </>
      )}
    </Loaded>
  )
}

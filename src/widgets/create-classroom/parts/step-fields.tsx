import { exchangeEndDate } from '../../../contract/rules/end-date.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { type AnyStep, creationSteps, independentSteps } from '../../../core/classrooms/creation-steps.ts'
import { localDay } from '../../../core/dates/local-day.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { classroomForm as t } from '../../../core/messages/classroom-form.ts'
import type { ClassroomFieldsProps } from '../../../parts/classroom-form/classroom-controls.ts'
import { LanguageFields } from '../../../parts/classroom-form/language-fields.tsx'
import { NameFields } from '../../../parts/classroom-form/name-fields.tsx'
import { StartField } from '../../../parts/classroom-form/start-field.tsx'
import { StudentFields } from '../../../parts/classroom-form/student-fields.tsx'
import { FieldsGroup } from '../../../parts/profile/fields-group.tsx'

/** The fields of one step; the course step has none. */
export function StepFields({ step, ...props }: ClassroomFieldsProps & { step: AnyStep }) {
  if (isIndependent(props.user)) return <IndependentFields step={step} {...props} />
  switch (step) {
    case creationSteps.languages:
      return <LanguageFields {...props} />
    case creationSteps.start:
      return <StartField {...props} />
    case creationSteps.students:
      return <StudentFields {...props} />
    default:
      return <NameFields {...props} />
  }
}

function IndependentFields({ step, ...props }: ClassroomFieldsProps & { step: AnyStep }) {
  return (
    <FieldsGroup>
      {step === independentSteps.classroom ? (
        <>
          <NameFields {...props} />
          <LanguageFields {...props} />
        </>
      ) : (
        <>
          <StudentFields {...props} />
          <p>{t.startsToday(shortDate(exchangeEndDate(localDay())))}</p>
        </>
      )}
    </FieldsGroup>
  )
}

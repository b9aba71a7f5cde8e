import { agreement } from '../../../core/messages/agreement.ts'
import { AgreementForm } from '../../../parts/agreement-form.tsx'
import type { StepProps } from './step-props.ts'

/** Step 4: the data privacy agreement of the school that was chosen. */
export function AgreementStep({ controls, wizard }: StepProps) {
  return (
    <AgreementForm
      school={controls.draft.school_id ?? 'unlisted'}
      meanwhile={agreement.later}
      onSigned={wizard.sign}
    />
  )
}

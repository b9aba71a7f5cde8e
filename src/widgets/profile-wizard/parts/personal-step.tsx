import { CommunicationFields } from '../../../parts/profile/communication-fields.tsx'
import { FieldsGroup } from '../../../parts/profile/fields-group.tsx'
import { PersonalFields } from '../../../parts/profile/personal-fields.tsx'
import type { ProfileFieldsProps } from '../../../parts/profile/profile-controls.ts'

/** Step 1: who the teacher is, and how to reach them. */
export function PersonalStep(props: ProfileFieldsProps) {
  return (
    <FieldsGroup>
      <PersonalFields {...props} />
      <CommunicationFields {...props} />
    </FieldsGroup>
  )
}

import type { ProfileFieldsProps } from '../../../parts/profile/profile-controls.ts'
import type { Wizard } from '../store.ts'

/** What each step of the wizard gets. */
export interface StepProps extends ProfileFieldsProps {
  wizard: Wizard
}

import type { FormControls } from '../../core/forms/use-form.ts'
import type { ProfileForm } from '../../core/profile/profile-form.ts'

/** What the fields of each section get: the form's controls, and what stands behind the form. */
export interface ProfileFieldsProps {
  controls: FormControls<ProfileForm['form']>
  profile: ProfileForm
}

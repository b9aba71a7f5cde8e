import type { PasswordPolicy } from '../contract/rules/password.ts'
import { passwordNeeds } from '../core/accounts/password-needs.ts'
import { passwordField } from '../core/forms/field-kinds.ts'
import { Checklist } from '../ui/checklist.tsx'
import { Field, type FieldProps } from '../ui/field.tsx'

/** What `useForm` gives for a field. */
type FormField = Omit<FieldProps, 'label' | 'hint'>

export interface NewPasswordProps {
  labels: { password: string; confirmation: string }
  policy: PasswordPolicy
  password: FormField
  confirmation: FormField
}

/** The two fields of a form in which somebody chooses a password, with what the policy asks of it beside the first. */
export function NewPassword({ labels, policy, password, confirmation }: NewPasswordProps) {
  return (
    <>
      <Field
        {...passwordField(labels.password, 'new-password')}
        hint={<Checklist {...passwordNeeds(password.value, policy)} />}
        {...password}
      />
      <Field {...passwordField(labels.confirmation, 'new-password')} {...confirmation} />
    </>
  )
}

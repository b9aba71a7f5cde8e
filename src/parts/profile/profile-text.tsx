import { profile as t } from '../../core/messages/profile.ts'
import { Field, type FieldProps } from '../../ui/field.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

type Shown = Pick<FieldProps, 'autoComplete' | 'hint' | 'inputMode' | 'most' | 'rows' | 'type'>

interface ProfileTextProps extends Shown, Pick<ProfileFieldsProps, 'controls'> {
  name: Extract<keyof typeof t.fields, Parameters<ProfileFieldsProps['controls']['field']>[0]>
}

/** A text of the profile under its label; where `most` is told, it says how long it is. */
export function ProfileText({ controls, name, ...shown }: ProfileTextProps) {
  return (
    <Field
      label={t.fields[name]}
      {...(shown.most && { count: t.count })}
      {...shown}
      {...controls.field(name)}
    />
  )
}

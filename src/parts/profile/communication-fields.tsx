import { communicationMethods } from '../../contract/rules/profile-values.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { FieldsGroup } from './fields-group.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** What people put between the digits of a number. */
const withoutSeparators = (typed: string) => typed.replace(/[\s()+./‐-―-]/gu, '')

/** How the teacher wants to be reached, with the number where it is not by email (P1 §4 Profile save). */
export function CommunicationFields({ controls }: ProfileFieldsProps) {
  const code = controls.field('phone_country_code')
  const number = controls.field('phone_number')
  const isByPhone = controls.draft.preferred_communication !== 'email'
  return (
    <FieldsGroup>
      <Select
        label={t.fields.preferred_communication}
        options={communicationMethods.map(method => ({ value: method, label: t.methods[method] }))}
        disabled={controls.busy}
        {...controls.choice('preferred_communication')}
      />
      {isByPhone && (
        <FieldsGroup row>
          <Field
            label={t.fields.phone_country_code}
            type="tel"
            autoComplete="tel-country-code"
            maxLength={8}
            {...code}
            onChange={typed => code.onChange(withoutSeparators(typed))}
          />
          <Field
            label={t.fields.phone_number}
            hint={t.phoneHint}
            type="tel"
            autoComplete="tel-national"
            maxLength={40}
            {...number}
            onChange={typed => number.onChange(withoutSeparators(typed))}
          />
        </FieldsGroup>
      )}
    </FieldsGroup>
  )
}

import * as limits from '../../contract/limits/profile.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { Field } from '../../ui/field.tsx'
import { FieldsGroup } from './fields-group.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** What a school is that is none of the list (P1 §5 Profile). */
export function SchoolData({ controls }: ProfileFieldsProps) {
  return (
    <FieldsGroup>
      <Field
        label={t.fields.school_address}
        maxLength={limits.SCHOOL_ADDRESS_MAX_CHARACTERS}
        {...controls.field('school_address')}
      />
      <FieldsGroup row>
        <Field
          label={t.fields.school_website}
          inputMode="url"
          maxLength={limits.SCHOOL_WEBSITE_MAX_CHARACTERS}
          {...controls.field('school_website')}
        />
        <Field
          label={t.fields.school_phone_number}
          type="tel"
          maxLength={limits.SCHOOL_PHONE_MAX_CHARACTERS}
          {...controls.field('school_phone_number')}
        />
      </FieldsGroup>
    </FieldsGroup>
  )
}

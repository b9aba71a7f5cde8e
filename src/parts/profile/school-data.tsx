import type { ComponentProps } from 'react'
import type { SchoolPart } from '../../contract/rules/profile-values.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { FixedValue } from '../../ui/fixed-value.tsx'
import { FieldsGroup } from './fields-group.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'
import { ProfileText } from './profile-text.tsx'

/** What a school is: what the list has of it is shown, and the teacher tells the rest (P1 §5 Profile). */
export function SchoolData({ controls }: ProfileFieldsProps) {
  return (
    <FieldsGroup>
      <Part controls={controls} name="school_address" />
      <FieldsGroup row>
        <Part controls={controls} name="school_website" inputMode="url" />
        <Part controls={controls} name="school_phone_number" type="tel" />
      </FieldsGroup>
    </FieldsGroup>
  )
}

function Part(props: ComponentProps<typeof ProfileText> & { name: SchoolPart }) {
  const { name, controls } = props
  // the list may have changed since: what the server asks for can be told
  const isListed = controls.draft.listedParts.includes(name) && !controls.errors[name]
  return isListed ? (
    <FixedValue label={t.fields[name]} hint={t.listed} value={controls.draft[name]} />
  ) : (
    <ProfileText {...props} />
  )
}

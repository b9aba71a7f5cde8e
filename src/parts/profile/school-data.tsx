import {
  SCHOOL_ADDRESS_MAX_CHARACTERS,
  SCHOOL_PHONE_MAX_CHARACTERS,
  SCHOOL_WEBSITE_MAX_CHARACTERS,
} from '../../contract/limits/profile.ts'
import { FieldsGroup } from './fields-group.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'
import { ProfileText } from './profile-text.tsx'

/** What a school is that is none of the list (P1 §5 Profile). */
export function SchoolData({ controls }: ProfileFieldsProps) {
  return (
    <FieldsGroup>
      <ProfileText controls={controls} name="school_address" maxLength={SCHOOL_ADDRESS_MAX_CHARACTERS} />
      <FieldsGroup row>
        <ProfileText
          controls={controls}
          name="school_website"
          inputMode="url"
          maxLength={SCHOOL_WEBSITE_MAX_CHARACTERS}
        />
        <ProfileText
          controls={controls}
          name="school_phone_number"
          type="tel"
          maxLength={SCHOOL_PHONE_MAX_CHARACTERS}
        />
      </FieldsGroup>
    </FieldsGroup>
  )
}

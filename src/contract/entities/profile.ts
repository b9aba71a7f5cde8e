import Type, { type Static } from 'typebox'
import { PROFILE_CHOICES_MAX } from '../limits/profile-drafts.ts'
import { communicationMethods } from '../rules/communication-methods.ts'
import { schoolParts } from '../rules/profile-values.ts'
import { Nullable } from './nullable.ts'
import { Id, Subject } from './reference.ts'

const Communication = Type.Enum(communicationMethods)
const Text = Nullable(Type.String())
const Choices = Type.Array(Id, { maxItems: PROFILE_CHOICES_MAX, uniqueItems: true })

const shared = {
  avatar: Nullable(Type.String({ description: "'preset-<n>', or the name of an uploaded picture" })),
  first_name: Text,
  last_name: Text,
  about_info: Text,
  country_id: Nullable(Id),
  state_id: Nullable(Id),
  city_name: Text,
  school_id: Nullable(Id),
  school_name: Text,
  school_address: Text,
  school_website: Text,
  school_phone_number: Text,
  educational_affiliation: Text,
  native_language_id: Nullable(Id),
  instruction_languages: Choices,
  age_ranges: Choices,
  preferred_communication: Communication,
  phone_number: Nullable(Type.String({ description: 'digits' })),
  phone_country_code: Nullable(Type.String({ description: 'digits' })),
}

/** What a teacher tells of themselves (P1 §3 Teacher profile). */
export const Profile = Type.Object({
  ...shared,
  subjects: Type.Array(Type.Pick(Subject, ['id', 'name', 'type'])),
  native_language_id: Id,
  teacher_phone_to_confirm_code: Nullable(
    Type.Object({
      phone_number: Type.String(),
      phone_country_code: Type.String(),
      preferred_communication: Communication,
      confirmed: Type.Boolean(),
    }),
  ),
})
export type Profile = Static<typeof Profile>

/** A profile as it is saved (`ProfileValues` of rules/profile-values.ts). The rules are in rules/profile.ts. */
export const ProfileValues = Type.Object({ ...shared, subjects: Choices })

/** What has been filled in so far. No rule holds for it. */
export const ProfileDraftValues = Type.Partial(
  Type.Object({
    ...ProfileValues.properties,
    listed_parts: Type.Array(Type.Enum(schoolParts), {
      maxItems: schoolParts.length,
      uniqueItems: true,
      description: 'what stands there of the school as the list has it',
    }),
    is_not_listed: Type.Boolean({ description: 'the teacher has said that the school is none of the list' }),
  }),
  { additionalProperties: false },
)
export type ProfileDraftValues = Static<typeof ProfileDraftValues>

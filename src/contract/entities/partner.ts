import Type, { type Static } from 'typebox'
import { Nullable } from './nullable.ts'
import { AgeRange, Day, Id, Language, Level, NumberOfStudentsRange, Subject } from './reference.ts'
import { ShownAvatar } from './user.ts'

/** Who somebody is to a teacher who does not know them: by the first name and an initial (P2 §3 Partner). */
export const PartnerPerson = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_initial: Type.String({ description: 'of the last name; the name itself is told to a partner alone' }),
  full_name: Type.String({ description: 'first name and initial' }),
  avatar: ShownAvatar,
  country: Nullable(Type.Object({ name: Type.String(), iso: Type.String() })),
  state: Nullable(Type.Object({ name: Type.String() }, { description: 'of the US only' })),
  city: Nullable(Type.String()),
})
export type PartnerPerson = Static<typeof PartnerPerson>

/** The same with what they tell of themselves. */
export const PartnerProfile = Type.Object({
  ...PartnerPerson.properties,
  about_info: Nullable(Type.String()),
  school: Nullable(
    Type.Object({ name: Type.String() }, { description: 'null as long as it is not accepted' }),
  ),
  subjects: Type.Array(Subject),
  native_language: Nullable(Language),
  instruction_languages: Type.Array(Language),
  age_ranges: Type.Array(AgeRange),
  time_zone: Nullable(
    Type.String({ description: "where most of the country or state is, as in 'Europe/Madrid'" }),
  ),
})
export type PartnerProfile = Static<typeof PartnerProfile>

/** A classroom as other teachers see it (P2 §3 Partner classroom). */
export const PartnerClassroom = Type.Object({
  id: Id,
  name: Type.String(),
  subject: Subject,
  lang_native: Nullable(Language),
  lang_instruction: Nullable(Language),
  level: Nullable(Level),
  age_range: Nullable(AgeRange),
  number_students_range: Nullable(NumberOfStudentsRange),
  start_date: Day,
  end_date: Day,
  number_of_tokens: Type.Integer({ minimum: 0, description: 'what the exchange costs' }),
})
export type PartnerClassroom = Static<typeof PartnerClassroom>

/** Why a classroom fits: what was measured, which the page says (`MatchReasons` of rules/partner-rank.ts). */
export const MatchReasons = Type.Object({
  overlap_days: Type.Integer({ minimum: 0, description: 'days on which both exchanges run' }),
  shared_school_minutes: Nullable(
    Type.Integer({ minimum: 0, description: 'minutes of a school day that both have at the same time' }),
  ),
  same_class_size: Type.Boolean(),
  answers_in_hours: Nullable(
    Type.Integer({ minimum: 0, description: 'median of the requests that the teacher has answered' }),
  ),
  same_age_range: Type.Boolean(),
  languages_fit: Type.Boolean({
    description: 'what each learns the other speaks; of subjects without languages, that both speak the same',
  }),
})

/** A classroom that could be the partner of another one. */
export const MatchedClassroom = Type.Object({
  ...PartnerClassroom.properties,
  rank: Type.Integer({ minimum: 0, maximum: 100, description: 'rules/partner-rank.ts' }),
  reasons: MatchReasons,
  pending_request_id: Nullable(
    Type.Integer({
      minimum: 1,
      description: 'a connection request between the two that waits for an answer',
    }),
  ),
})
export type MatchedClassroom = Static<typeof MatchedClassroom>

/** Somebody who could be the partner, with those of their classrooms that fit, the best first. */
export const PartnerMatch = Type.Object({
  ...PartnerProfile.properties,
  classrooms: Type.Array(MatchedClassroom),
})
export type PartnerMatch = Static<typeof PartnerMatch>

/** A classroom of one's partner (P3 §2 Global Partner tab). */
export const PairedClassroom = Type.Object({
  ...PartnerClassroom.properties,
  class_pairing_id: Id,
  teacher: Type.Object({ full_name: Type.String() }),
  teacher_assistants: Type.Array(Type.Object({ full_name: Type.String() })),
  students_number: Nullable(Type.Integer()),
})
export type PairedClassroom = Static<typeof PairedClassroom>

/** The partner of a classroom, by the whole name, and which classrooms of theirs work with one's own, this one's first. */
export const Partner = Type.Object({
  ...PartnerProfile.properties,
  last_name: Type.String(),
  classrooms: Type.Array(PairedClassroom),
})
export type Partner = Static<typeof Partner>

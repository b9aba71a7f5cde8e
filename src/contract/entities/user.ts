import Type, { type Static } from 'typebox'
import { Secret } from './credentials.ts'
import { Nullable } from './nullable.ts'
import { Day, Id, Instant } from './reference.ts'

/** The picture of a person, for whoever may see them. */
export const ShownAvatar = Nullable(
  Type.String({
    description:
      'the name of a preset, or where an uploaded picture is on the origin of the API: an address that is good for an hour at least; null for initials',
  }),
)

/** User types by slug (P1 §1). */
export const userTypeSlugs = [
  'teacher',
  'teacher-demo',
  'teacher-librarian',
  'independent-teacher',
  'independent-teacher-language',
  'independent-teacher-players',
] as const
export type UserTypeSlug = (typeof userTypeSlugs)[number]

/** How many exchange tokens of a subject are left (P1 §3); `id` is the subject's. */
export const TokenBalance = Type.Object({
  id: Id,
  name: Type.String(),
  balance_tokens: Type.Integer({ minimum: 0 }),
})
export type TokenBalance = Static<typeof TokenBalance>

/** What librarians alone have of About Me (P2 §2, §3 User). */
export const AboutMe = Type.Object({
  about_info: Nullable(Type.String()),
  membership_expiration: Nullable(
    Type.String({
      description: 'the last day of the subscription of the library, YYYY-MM-DD; null where none ends',
    }),
  ),
  active_classrooms_count: Type.Integer({ minimum: 0, description: 'whose exchange runs' }),
  active_librarian_connection_requests_count: Type.Integer({
    minimum: 0,
    description: "one's own requests that wait",
  }),
  videos_count: Type.Integer({
    minimum: 0,
    description: 'that their students and they themselves have given in all exchanges',
  }),
})
export type AboutMe = Static<typeof AboutMe>

/** The signed-in teacher (P1 §3). */
export const User = Type.Object({
  id: Id,
  email: Type.String(),
  email_verified_at: Nullable(Instant),
  first_name: Nullable(Type.String()),
  last_name: Nullable(Type.String()),
  full_name: Type.String(),
  last_time_login: Nullable(Instant),
  avatar: ShownAvatar,
  user_type: Type.Object({ slug: Type.Enum(userTypeSlugs) }),
  is_email_validated: Type.Boolean(),
  is_teacher_validated: Type.Boolean(),
  is_teacher_profile_filled: Type.Boolean(),
  is_verified_notice_due: Type.Boolean({
    description: 'nobody has told the teacher yet that the account is verified',
  }),
  school: Nullable(
    Type.Object({
      id: Id,
      parent_organization_id: Nullable(Id),
      librarian_subscription: Nullable(Type.Object({ end_date: Nullable(Day) })),
    }),
  ),
  independent_subscription: Nullable(Type.Object({ end_date: Nullable(Day) })),
  country_name: Nullable(Type.String()),
  school_name: Nullable(Type.String()),
  exchange_tokens_balance: Type.Array(TokenBalance, {
    description:
      'one entry for each subject that the teacher may use; none for independent teachers, who pay none',
  }),
  available_tokens_count: Type.Integer({ minimum: 0, description: 'of all subjects together' }),
  ...Type.Partial(AboutMe).properties,
})
export type User = Static<typeof User>

/** The pair of tokens that a sign-in or a refresh gives. */
export const Tokens = Type.Object({
  token: Secret({ description: 'access token, sent as Bearer' }),
  refreshToken: Secret({ description: 'used once, then replaced' }),
})
export type Tokens = Static<typeof Tokens>

/** The tokens of a session that takes the place of one with the same identities. */
export const SucceedingTokens = Type.Interface([Tokens], {
  token_admin: Type.Optional(
    Secret({ description: 'in a masquerade session: takes the place of the one before' }),
  ),
})
export type SucceedingTokens = Static<typeof SucceedingTokens>

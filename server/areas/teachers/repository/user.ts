import { eq, sql } from 'drizzle-orm'
import type { TokenBalance, User, UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import { paysForSubject } from '../../../../src/contract/rules/offered-subjects.ts'
import { isLibrarian } from '../../../../src/contract/rules/user-types.ts'
import type { Database } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { shownAvatar } from '../../files/area.ts'
import { schools, teachers } from '../schema.ts'
import { findAboutMe } from './about-me.ts'
import { isVerifiedNoticeDue } from './verified-notice.ts'

/** Every subject with what the ledger of the tokens says is left of it at a moment. */
const balancesAt = (at: Date) => sql<TokenBalance[]>`(
  select json_agg(json_build_object('id', s.id, 'name', s.name, 'balance_tokens', coalesce((
    select sum(l.available) from token_lots l where l.teacher_id = teachers.id and l.subject_id = s.id
      and l.available > 0 and l.expire_at > ${at.toISOString()}::timestamptz
  ), 0)) order by s.id) from subjects s)`

/** The subjects that a person pays for, and whatever else they have tokens of. */
function balancesOf(user_type: UserTypeSlug, all: readonly TokenBalance[]): TokenBalance[] {
  const user = { user_type: { slug: user_type } }
  return all.filter(({ id, balance_tokens }) => balance_tokens > 0 || paysForSubject(user, id))
}

/** What a teacher has of each subject that they pay for, and of whatever else they have. */
export async function tokenBalances(
  db: Database,
  { id, user_type }: { id: number; user_type: { slug: UserTypeSlug } },
): Promise<TokenBalance[]> {
  const [row] = await db
    .select({ balances: balancesAt(new Date()) })
    .from(teachers)
    .where(eq(teachers.id, id))
  return balancesOf(user_type.slug, row?.balances ?? [])
}

/** The teacher as the API shows them, or null. */
export async function findUser(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  id: number,
): Promise<User | null> {
  const countryName = sql<string | null>`(select c.name from countries c where c.id = teachers.country_id)`
  const balances = balancesAt(new Date())
  const [row] = await db
    .select({ teacher: teachers, school: schools, country: countryName, balances, isVerifiedNoticeDue })
    .from(teachers)
    .leftJoin(schools, eq(schools.id, teachers.school_id))
    .where(eq(teachers.id, id))
  if (!row) return null
  const { teacher, school, country } = row
  const kind = { user_type: { slug: teacher.user_type as UserTypeSlug } }
  const exchange_tokens_balance = balancesOf(kind.user_type.slug, row.balances)
  return {
    id: teacher.id,
    email: teacher.email,
    email_verified_at: teacher.email_verified_at?.toISOString() ?? null,
    first_name: teacher.first_name,
    last_name: teacher.last_name,
    full_name: [teacher.first_name, teacher.last_name].filter(Boolean).join(' '),
    last_time_login: teacher.last_time_login?.toISOString() ?? null,
    avatar: shownAvatar(tokens, teacher.avatar),
    ...kind,
    is_email_validated: teacher.is_email_validated,
    is_teacher_validated: teacher.is_teacher_validated,
    is_teacher_profile_filled: teacher.is_teacher_profile_filled,
    is_verified_notice_due: row.isVerifiedNoticeDue,
    school: school && {
      id: school.id,
      parent_organization_id: school.parent_organization_id,
      librarian_subscription: school.has_librarian_subscription
        ? { end_date: school.librarian_subscription_end_date }
        : null,
    },
    independent_subscription: teacher.has_independent_subscription
      ? { end_date: teacher.independent_subscription_end_date }
      : null,
    country_name: country,
    school_name: school?.name ?? null,
    exchange_tokens_balance,
    available_tokens_count: exchange_tokens_balance.reduce(
      (sum, { balance_tokens }) => sum + balance_tokens,
      0,
    ),
    ...(isLibrarian(kind) && (await findAboutMe(db, id))),
  }
}

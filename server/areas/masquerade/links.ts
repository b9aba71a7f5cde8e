import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import { MASQUERADE_LINK_VALID_SECONDS } from '../../../src/contract/limits/masquerade.ts'
import { isEmail } from '../../../src/contract/rules/email.ts'
import type { Database } from '../../db/database.ts'
import { masqueradeLinks } from '../../db/schema/masquerade.ts'
import { teachers } from '../../db/schema/teachers.ts'
import { hashOf, oneTimeCode } from '../../one-time-code.ts'
import { normalEmail } from '../teachers/repository.ts'

/** Why no link can be made, as the operator reads it. */
export class NoMasquerade extends Error {
  override name = 'NoMasquerade'
}

/**
 * An address with which the operator signs in as a teacher, once and within 60 seconds (decision 12).
 * @throws {NoMasquerade} when there is no such teacher, or nobody to answer for it
 */
export async function makeMasqueradeLink(
  db: Database,
  origin: string,
  { teacherEmail, operator }: { teacherEmail: string; operator: string },
): Promise<string> {
  const operatorEmail = normalEmail(operator)
  if (!isEmail(operatorEmail)) throw new NoMasquerade('the operator has to be named by an email')
  const [teacher] = await db
    .select({ id: teachers.id, user_type: teachers.user_type, disabled_at: teachers.disabled_at })
    .from(teachers)
    .where(eq(teachers.email, normalEmail(teacherEmail)))
  if (!teacher) throw new NoMasquerade(`nobody has the email ${teacherEmail}`)
  if (teacher.disabled_at) throw new NoMasquerade(`${teacherEmail} is disabled`)
  const [admin_token, teacher_token] = [oneTimeCode(), oneTimeCode()]
  await db.insert(masqueradeLinks).values({
    teacher_id: teacher.id,
    operator: operatorEmail,
    admin_code_hash: hashOf(admin_token),
    teacher_code_hash: hashOf(teacher_token),
    expires_at: sql`now() + make_interval(secs => ${MASQUERADE_LINK_VALID_SECONDS})`,
  })
  const query = new URLSearchParams({
    admin_token,
    teacher_token,
    user_type: teacher.user_type as UserTypeSlug,
  })
  return `${origin}/security/login-as-teacher?${query}`
}

interface Codes {
  admin_token: string
  teacher_token: string
}

/** Uses a link up; null when its codes do not belong together, were used, or are too old. */
export async function redeemMasqueradeLink(
  db: Database,
  codes: Codes,
): Promise<{ teacher_id: number; operator: string } | null> {
  const [link] = await db
    .update(masqueradeLinks)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(masqueradeLinks.admin_code_hash, hashOf(codes.admin_token)),
        eq(masqueradeLinks.teacher_code_hash, hashOf(codes.teacher_token)),
        isNull(masqueradeLinks.used_at),
        gt(masqueradeLinks.expires_at, sql`now()`),
      ),
    )
    .returning({ teacher_id: masqueradeLinks.teacher_id, operator: masqueradeLinks.operator })
  return link ?? null
}

import { and, eq, isNull, sql } from 'drizzle-orm'
import { MASQUERADE_LINK_VALID_SECONDS } from '../../../src/contract/limits/masquerade.ts'
import { type Database, rows } from '../../db/database.ts'
import { gone } from '../../db/sweep-rule.ts'
import { hashOf } from '../../one-time-code.ts'
import { masqueradeLinks } from './schema.ts'

/** Links stay a while after their end, so that whoever opens one late is told why it does not work. */
const LINKS_KEPT_DAYS = 30

interface Codes {
  admin_token: string
  teacher_token: string
}

/**
 * Keeps a link; of its codes only hashes. It waits for whoever disables the teacher at this moment, and the other way
 * round, so that no link is made after those of a disabled teacher have ended.
 * @returns false when the teacher is disabled, or gone
 */
export async function addLink(
  db: Database,
  link: { teacher_id: number; operator: string },
  codes: Codes,
): Promise<boolean> {
  const added = await rows(
    db,
    sql`insert into masquerade_links (teacher_id, operator, admin_code_hash, teacher_code_hash, expires_at)
        select id, ${link.operator}, ${hashOf(codes.admin_token)}, ${hashOf(codes.teacher_token)},
          now() + make_interval(secs => ${MASQUERADE_LINK_VALID_SECONDS})
        from teachers where id = ${link.teacher_id} and disabled_at is null for no key update
        returning id`,
  )
  return added.length > 0
}

/**
 * Uses a link up; null when its codes do not belong together, were used, or are too old, or the teacher is disabled.
 * Until the transaction is over nobody disables the teacher.
 */
export async function redeemMasqueradeLink(
  db: Database,
  codes: Codes,
): Promise<{ teacher_id: number; operator: string } | null> {
  const [link] = await rows<{ teacher_id: number; operator: string }>(
    db,
    sql`with given as (select id, teacher_id from masquerade_links where admin_code_hash = ${hashOf(codes.admin_token)}),
        enabled as (select id from teachers
          where id in (select teacher_id from given) and disabled_at is null for no key update)
        update masquerade_links l set used_at = now() from enabled
        where l.id in (select id from given) and l.teacher_id = enabled.id
          and l.teacher_code_hash = ${hashOf(codes.teacher_token)}
          and l.used_at is null and l.expires_at > now()
        returning l.teacher_id, l.operator`,
  )
  return link ?? null
}

/** Ends every link with which somebody could sign in as this teacher. */
export async function endMasqueradeLinks(db: Database, teacherId: number): Promise<void> {
  await db
    .update(masqueradeLinks)
    .set({ used_at: sql`now()` })
    .where(and(eq(masqueradeLinks.teacher_id, teacherId), isNull(masqueradeLinks.used_at)))
}

export const linksSweep = gone(masqueradeLinks, 'expires_at', LINKS_KEPT_DAYS)

import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { MASQUERADE_LINK_VALID_SECONDS } from '../../../src/contract/limits/masquerade.ts'
import type { Database } from '../../db/database.ts'
import { gone } from '../../db/sweep-rule.ts'
import { hashOf } from '../../one-time-code.ts'
import { masqueradeLinks } from './schema.ts'

/** Links stay a while after their end, so that whoever opens one late is told why it does not work. */
const LINKS_KEPT_DAYS = 30

interface Codes {
  admin_token: string
  teacher_token: string
}

/** Keeps a link; of its codes only hashes. */
export async function addLink(
  db: Database,
  link: { teacher_id: number; operator: string },
  codes: Codes,
): Promise<void> {
  await db.insert(masqueradeLinks).values({
    ...link,
    admin_code_hash: hashOf(codes.admin_token),
    teacher_code_hash: hashOf(codes.teacher_token),
    expires_at: sql`now() + make_interval(secs => ${MASQUERADE_LINK_VALID_SECONDS})`,
  })
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

/** Ends every link with which somebody could sign in as this teacher. */
export async function endMasqueradeLinks(db: Database, teacherId: number): Promise<void> {
  await db
    .update(masqueradeLinks)
    .set({ used_at: sql`now()` })
    .where(and(eq(masqueradeLinks.teacher_id, teacherId), isNull(masqueradeLinks.used_at)))
}

export const linksSweep = gone(masqueradeLinks, 'expires_at', LINKS_KEPT_DAYS)

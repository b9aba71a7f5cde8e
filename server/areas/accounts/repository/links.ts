import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import type { emailVerifications, passwordRecoveries } from '../schema.ts'

/** Links stay a while after their end, so that whoever opens one late is told why it does not work. */
const LINKS_KEPT_DAYS = 30

/** The tables of links that were mailed; whatever their use, a link is taken and ended in one way. */
type MailedLinks = typeof emailVerifications | typeof passwordRecoveries

/** What is known of a link by its secret. */
export interface FoundLink {
  id: number
  teacher_id: number
  is_used: boolean
  is_expired: boolean
}

const used = { used_at: sql`now()` }

/** Takes a link, once; false when somebody was faster by a moment. */
export async function takeLink(db: Database, links: MailedLinks, id: number): Promise<boolean> {
  const taken = await db
    .update(links)
    .set(used)
    .where(and(eq(links.id, id), isNull(links.used_at)))
    .returning({ id: links.id })
  return taken.length > 0
}

/** Ends every link of a teacher. */
export async function endLinks(db: Database, links: MailedLinks, teacherId: number): Promise<void> {
  await db
    .update(links)
    .set(used)
    .where(and(eq(links.teacher_id, teacherId), isNull(links.used_at)))
}

export const linksSweep = (links: MailedLinks) => gone(links, 'expires_at', LINKS_KEPT_DAYS)

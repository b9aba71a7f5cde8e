import { sql } from 'drizzle-orm'
import { LTI_INVITATION_VALID_DAYS } from '../../../../src/contract/limits/lti.ts'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { asInstant } from '../../../db/text.ts'
import { hashOf } from '../../../one-time-code.ts'
import { ltiInvitations } from '../schema.ts'

/** Whoever opens an old one is told why it does not work, for a while. */
const INVITATIONS_KEPT_DAYS = 30

interface NewInvitation {
  code: string
  name: string
  school_id: number | null
}

/** Keeps an invitation to register a platform, of its code only the hash. */
export async function addInvitation(db: Database, { code, ...invitation }: NewInvitation): Promise<void> {
  await db.insert(ltiInvitations).values({
    ...invitation,
    code_hash: hashOf(code),
    expires_at: sql`now() + make_interval(days => ${LTI_INVITATION_VALID_DAYS})`,
  })
}

/** What a platform is called, and whose it is, by an invitation that is still good. */
export interface Invitation {
  name: string
  school_id: number | null
}

/** An invitation that nobody has used, or null. */
export async function findInvitation(db: Database, code: string): Promise<Invitation | null> {
  const [found] = await rows<Invitation>(
    db,
    sql`select name, school_id from lti_invitations
        where code_hash = ${hashOf(code)} and used_at is null and expires_at > now()`,
  )
  return found ?? null
}

/** Uses an invitation up for the platform that was registered by it; false where somebody was faster. */
export async function takeInvitation(db: Database, code: string, platformId: number): Promise<boolean> {
  const taken = await rows(
    db,
    sql`update lti_invitations set used_at = now(), platform_id = ${platformId}
        where code_hash = ${hashOf(code)} and used_at is null and expires_at > now() returning 1`,
  )
  return taken.length > 0
}

export interface OpenInvitation extends Invitation {
  /** Until when somebody may use it, as an instant in UTC. */
  until: string
}

/** Those that nobody has used, the one that ends first before the others. */
export const openInvitations = (db: Database): Promise<OpenInvitation[]> =>
  rows(
    db,
    sql`select name, school_id, ${asInstant(sql`expires_at`)} as until from lti_invitations
        where used_at is null and expires_at > now() order by expires_at, name`,
  )

/** Takes back those of this name that nobody has used, also from a registration that has begun. @returns how many */
export async function removeInvitations(db: Database, name: string): Promise<number> {
  const removed = await rows(
    db,
    sql`delete from lti_invitations
        where name = ${name} and used_at is null and expires_at > now() returning 1`,
  )
  return removed.length
}

export const invitationsSweep = gone(ltiInvitations, 'expires_at', INVITATIONS_KEPT_DAYS)

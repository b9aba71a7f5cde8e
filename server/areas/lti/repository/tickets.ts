import { eq, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { teacherName } from '../../../db/full-name.ts'
import { hashOf } from '../../../one-time-code.ts'
import { type DeepRequest, ltiLaunches } from '../schema.ts'

/** What ties a launch to the browser that began it. */
export type Bound = 'proof' | 'place' | 'none'

/** A launch whose page is still open, and who its user is here. */
export interface OpenTicket {
  id: number
  proof_hash: string
  same_place: boolean
  bound: Bound | null
  is_opened: boolean
  classroom_id: number | null
  deployment_id: number
  subject: string
  deep: DeepRequest | null
  /** Who has opened it; null where nobody has. */
  teacher_id: number | null
  /** Whether the session is still open in which it was opened. */
  has_session: boolean
  /** The platform's own name for the deployment. */
  deployment: string
  platform: {
    id: number
    name: string
    school_id: number | null
    /** The name of that school. */
    school: string | null
    issuer: string
    client_id: string
  }
  /** Who has been connected; null where nobody has. */
  linked: { teacher_id: number; full_name: string } | null
}

/**
 * The launch of a ticket, which nobody else changes until the transaction is over, and whose platform does not end before;
 * null where it is too old, unless `atAnyAge`, or its platform or deployment has ended.
 */
export async function lockTicket(
  transaction: Database,
  ticket: string,
  { atAnyAge = false } = {},
): Promise<OpenTicket | null> {
  const [found] = await rows<OpenTicket>(
    transaction,
    sql`select l.id, l.proof_hash, l.same_place, l.bound, l.opened_at is not null as is_opened, l.classroom_id,
          l.deployment_id, l.subject, l.deep, l.teacher_id, d.deployment_id as deployment,
          exists (select 1 from sessions s
            where s.family_id = l.family_id and s.revoked_at is null and s.expires_at > now()) as has_session,
          json_build_object('id', p.id, 'name', p.name, 'school_id', p.school_id, 'issuer', p.issuer,
            'client_id', p.client_id, 'school', (select s.name from schools s where s.id = p.school_id)) as platform,
          (select json_build_object('teacher_id', t.id, 'full_name', ${teacherName(sql`t`)})
            from lti_links k join teachers t on t.id = k.teacher_id
            where k.deployment_id = l.deployment_id and k.subject = l.subject) as linked
        from lti_launches l
        join lti_deployments d on d.id = l.deployment_id and d.ended_at is null
        join lti_platforms p on p.id = l.platform_id and p.ended_at is null
        where l.ticket_hash = ${hashOf(ticket)} and (${atAnyAge} or l.ticket_until > now())
        for no key update of l for share of p`,
  )
  return found ?? null
}

/** Notes what ties a launch to its browser. */
export async function bindTicket(db: Database, id: number, bound: Bound): Promise<void> {
  await db.update(ltiLaunches).set({ bound }).where(eq(ltiLaunches.id, id))
}

/** Notes who a launch was opened for, and in which session. */
export async function noteOpened(
  db: Database,
  id: number,
  { teacherId, familyId }: { teacherId: number; familyId: string },
): Promise<void> {
  const opened = { teacher_id: teacherId, family_id: familyId, opened_at: sql`now()` }
  await db.update(ltiLaunches).set(opened).where(eq(ltiLaunches.id, id))
}

/** Ends a ticket: nothing is opened with it any more, nor by a transaction that has begun before this one. */
export async function endTicket(db: Database, id: number): Promise<void> {
  await db
    .update(ltiLaunches)
    .set({ ticket_until: sql`${ltiLaunches.created_at}` })
    .where(eq(ltiLaunches.id, id))
}

import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { LTI_LOGIN_VALID_MINUTES, LTI_TICKET_VALID_MINUTES } from '../../../../src/contract/limits/lti.ts'
import type { LaunchRefusal } from '../../../../src/contract/server-messages/lti.ts'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { hashOf } from '../../../one-time-code.ts'
import { type DeepRequest, ltiLaunches } from '../schema.ts'
import type { Platform } from './platforms.ts'

export type { DeepRequest }

/** Who was signed in by whom, and when, stays a while. */
const LAUNCHES_KEPT_DAYS = 30

interface NewLaunch {
  platform_id: number
  state: string
  nonce: string
  proof: string
  place: string
  storage_target: string | null
}

/** Keeps a login that has begun; of its secrets only hashes. */
export async function addLaunch(db: Database, { state, nonce, proof, ...launch }: NewLaunch): Promise<void> {
  await db.insert(ltiLaunches).values({
    ...launch,
    state_hash: hashOf(state),
    nonce_hash: hashOf(nonce),
    proof_hash: hashOf(proof),
    expires_at: sql`now() + make_interval(mins => ${LTI_LOGIN_VALID_MINUTES})`,
  })
}

/** A login, when its launch has come. */
export interface BegunLaunch {
  id: number
  nonce_hash: string
  place: string
  storage_target: string | null
  /** When it began, and what time it is, in seconds since 1970 by the clock of the database. */
  begun: number
  now: number
  platform: Pick<
    Platform,
    'id' | 'name' | 'issuer' | 'client_id' | 'auth_url' | 'jwks_url' | 'may_be_here' | 'page_origins'
  >
  /** Whether the platform has ended meanwhile. */
  has_ended: boolean
}

/** Uses the state of a login up; null where it was used, is too old or none. Of many at once exactly one gets it. */
export async function takeLaunch(db: Database, state: string): Promise<BegunLaunch | null> {
  const [taken] = await rows<BegunLaunch>(
    db,
    sql`update lti_launches l set used_at = now() from lti_platforms p
        where p.id = l.platform_id and l.state_hash = ${hashOf(state)} and l.used_at is null and l.expires_at > now()
        returning l.id, l.nonce_hash, l.place, l.storage_target, p.ended_at is not null as has_ended,
          extract(epoch from l.created_at)::float8 as begun, extract(epoch from now())::float8 as now,
          json_build_object('id', p.id, 'name', p.name, 'issuer', p.issuer, 'client_id', p.client_id,
            'auth_url', p.auth_url, 'jwks_url', p.jwks_url, 'may_be_here', p.may_be_here, 'page_origins', p.page_origins) as platform`,
  )
  return taken ?? null
}

/** Whether a launch has used this state up before. */
export async function isLaunchUsed(db: Database, state: string): Promise<boolean> {
  const [found] = await rows<{ is_used: boolean }>(
    db,
    sql`select used_at is not null as is_used from lti_launches where state_hash = ${hashOf(state)}`,
  )
  return found?.is_used ?? false
}

interface Found {
  ticket: string
  deployment_id: number
  subject: string
  same_place: boolean
  classroom_id: number | null
  deep: DeepRequest | null
}

/** Notes what a launch that was found good is about, and the ticket with which its page goes on. */
export async function keepLaunch(db: Database, id: number, { ticket, ...found }: Found): Promise<void> {
  await db
    .update(ltiLaunches)
    .set({
      ...found,
      ticket_hash: hashOf(ticket),
      ticket_until: sql`now() + make_interval(mins => ${LTI_TICKET_VALID_MINUTES})`,
    })
    .where(eq(ltiLaunches.id, id))
}

/** Notes why a launch opened nothing, for the operator. */
export async function noteRefusal(db: Database, id: number, refused: LaunchRefusal): Promise<void> {
  await db.update(ltiLaunches).set({ refused }).where(eq(ltiLaunches.id, id))
}

export const launchesSweep = gone(ltiLaunches, 'expires_at', LAUNCHES_KEPT_DAYS)

/** A login that its platform has never answered says nothing to anybody. */
export const unansweredSweep = (db: Database): Promise<unknown> =>
  db
    .delete(ltiLaunches)
    .where(and(isNull(ltiLaunches.used_at), lt(ltiLaunches.expires_at, sql`now() - interval '1 day'`)))

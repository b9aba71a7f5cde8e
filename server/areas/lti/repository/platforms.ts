import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'
import { ltiPlatforms } from '../schema.ts'

export type Platform = typeof ltiPlatforms.$inferSelect
type NewPlatform = Omit<typeof ltiPlatforms.$inferInsert, 'id' | 'created_at' | 'ended_at'>

const open = isNull(ltiPlatforms.ended_at)

/** Keeps a platform and answers with its id; null where this client of the issuer is registered already. */
export async function addPlatform(db: Database, platform: NewPlatform): Promise<number | null> {
  const [added] = await db
    .insert(ltiPlatforms)
    .values(platform)
    .onConflictDoNothing()
    .returning({ id: ltiPlatforms.id })
  return added?.id ?? null
}

/** Changes whose pages may show ours; false where no such platform is open. */
export async function changePages(db: Database, id: number, page_origins: string[]): Promise<boolean> {
  const changed = await db
    .update(ltiPlatforms)
    .set({ page_origins })
    .where(and(eq(ltiPlatforms.id, id), open))
    .returning({ id: ltiPlatforms.id })
  return changed.length > 0
}

/** Ends a platform for good; false where none is open. */
export async function endPlatform(db: Database, id: number): Promise<boolean> {
  const ended = await db
    .update(ltiPlatforms)
    .set({ ended_at: sql`now()` })
    .where(and(eq(ltiPlatforms.id, id), open))
    .returning({ id: ltiPlatforms.id })
  return ended.length > 0
}

/** The origins whose pages may show ours, over all platforms that are open. */
export async function pagesOfPlatforms(db: Database): Promise<string[]> {
  const found = await db.select({ page_origins: ltiPlatforms.page_origins }).from(ltiPlatforms).where(open)
  return [...new Set(found.flatMap(({ page_origins }) => page_origins))]
}

export interface ListedPlatform extends Platform {
  /** Those that are open. */
  deployments: string[]
  last_launch: string | null
  /** How often each refusal came in the last day, by its name. */
  refused: Record<string, number>
}

/** Every platform, as the operator reads it. */
export async function allPlatforms(db: Database): Promise<ListedPlatform[]> {
  const platforms = await db.select().from(ltiPlatforms).orderBy(asc(ltiPlatforms.id))
  const known = await rows<Pick<ListedPlatform, 'id' | 'deployments' | 'last_launch' | 'refused'>>(
    db,
    sql`select p.id,
          coalesce((select json_agg(d.deployment_id order by d.id) from lti_deployments d
            where d.platform_id = p.id and d.ended_at is null), '[]') as deployments,
          (select ${asInstant(sql`max(l.used_at)`)} from lti_launches l
            where l.platform_id = p.id and l.ticket_hash is not null) as last_launch,
          coalesce((select json_object_agg(refused, times) from (
            select refused, count(*)::int as times from lti_launches l
            where l.platform_id = p.id and l.refused is not null and l.created_at > now() - interval '1 day'
            group by refused) counted), '{}') as refused
        from lti_platforms p`,
  )
  const nothing = { deployments: [], last_launch: null, refused: {} }
  return platforms.map(platform => ({
    ...platform,
    ...(known.find(({ id }) => id === platform.id) ?? nothing),
  }))
}

/** At most so many are looked at where a platform does not say which of its clients it means. */
const LOOKED_AT = 2

/** The platforms of an issuer, or of one client of it: those that are open before those that have ended. */
export const platformsOf = (db: Database, issuer: string, clientId: string | null): Promise<Platform[]> =>
  db
    .select()
    .from(ltiPlatforms)
    .where(
      and(
        eq(ltiPlatforms.issuer, issuer),
        clientId === null ? undefined : eq(ltiPlatforms.client_id, clientId),
      ),
    )
    .orderBy(desc(sql`${ltiPlatforms.ended_at} is null`), desc(ltiPlatforms.id))
    .limit(LOOKED_AT)

import { and, asc, eq, sql } from 'drizzle-orm'
import { LTI_LINKS_MAX } from '../../../../src/contract/limits/lti.ts'
import { type Database, rows } from '../../../db/database.ts'
import { ltiDeployments, ltiLinks, ltiPlatforms } from '../schema.ts'

interface PlatformUser {
  deployment_id: number
  subject: string
}

/** Connects a platform's user with a teacher; 'taken' where they are connected already, with whomever. */
export async function addLink(
  db: Database,
  link: PlatformUser & { teacher_id: number },
): Promise<'added' | 'taken' | 'too many'> {
  if ((await linkedTeacher(db, link)) !== null) return 'taken'
  const [{ count = 0 } = {}] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from lti_links where teacher_id = ${link.teacher_id}`,
  )
  if (count >= LTI_LINKS_MAX) return 'too many'
  // another teacher may be faster
  const added = await db.insert(ltiLinks).values(link).onConflictDoNothing().returning({ id: ltiLinks.id })
  return added.length > 0 ? 'added' : 'taken'
}

const ofUser = ({ deployment_id, subject }: PlatformUser) =>
  and(eq(ltiLinks.deployment_id, deployment_id), eq(ltiLinks.subject, subject))

/** Whom a platform's user is connected with, or null. */
export async function linkedTeacher(db: Database, user: PlatformUser): Promise<number | null> {
  const [link] = await db.select({ teacher_id: ltiLinks.teacher_id }).from(ltiLinks).where(ofUser(user))
  return link?.teacher_id ?? null
}

/** Notes that a link was used now; false where it has ended meanwhile. */
export async function noteLinkUsed(db: Database, user: PlatformUser, teacher_id: number): Promise<boolean> {
  const used = await db
    .update(ltiLinks)
    .set({ last_used_at: sql`now()` })
    .where(and(ofUser(user), eq(ltiLinks.teacher_id, teacher_id)))
    .returning({ id: ltiLinks.id })
  return used.length > 0
}

/** Ends the link of a platform's user with this teacher. */
export async function endLink(db: Database, user: PlatformUser, teacher_id: number): Promise<void> {
  await db.delete(ltiLinks).where(and(ofUser(user), eq(ltiLinks.teacher_id, teacher_id)))
}

/** Whose a link is, by its id; null where there is none. */
export async function ownerOfLink(db: Database, id: number): Promise<number | null> {
  const [found] = await db.select({ of: ltiLinks.teacher_id }).from(ltiLinks).where(eq(ltiLinks.id, id))
  return found?.of ?? null
}

/** Ends a link by its id; false where it has ended meanwhile. */
export async function endLinkById(db: Database, id: number): Promise<boolean> {
  const ended = await db.delete(ltiLinks).where(eq(ltiLinks.id, id)).returning({ id: ltiLinks.id })
  return ended.length > 0
}

/** The ids of the links with users of a platform, in whatever deployment. */
export async function linkIdsOf(db: Database, platform_id: number): Promise<number[]> {
  const found = await db
    .select({ id: ltiLinks.id })
    .from(ltiLinks)
    .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiLinks.deployment_id))
    .where(eq(ltiDeployments.platform_id, platform_id))
  return found.map(({ id }) => id)
}

/** Ends every link of a teacher. */
export async function endLinks(db: Database, teacher_id: number): Promise<void> {
  await db.delete(ltiLinks).where(eq(ltiLinks.teacher_id, teacher_id))
}

/** The links of a teacher, as the operator reads them. */
export const linksOf = (db: Database, teacher_id: number) =>
  db
    .select({
      id: ltiLinks.id,
      name: ltiPlatforms.name,
      deployment_id: ltiDeployments.deployment_id,
      created_at: ltiLinks.created_at,
      last_used_at: ltiLinks.last_used_at,
    })
    .from(ltiLinks)
    .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiLinks.deployment_id))
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiDeployments.platform_id))
    .where(eq(ltiLinks.teacher_id, teacher_id))
    .orderBy(asc(ltiLinks.id))

/** What the operator calls a platform, or null. */
export async function platformName(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ name: ltiPlatforms.name })
    .from(ltiPlatforms)
    .where(eq(ltiPlatforms.id, id))
  return found?.name ?? null
}

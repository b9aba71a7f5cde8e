import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { schools } from '../schema.ts'
import { createSchool } from './schools.ts'

type SchoolData = Pick<
  typeof schools.$inferInsert,
  'name' | 'address' | 'website' | 'phone_number' | 'city_name' | 'country_id' | 'state_id'
>

/**
 * The id of a school that a teacher has written in, since it is not in the list. One that says the same is taken again;
 * another one takes its place, unless its agreement is signed: that was for the school as it was. For a transaction
 * that has locked the teacher.
 */
export async function keepWrittenSchool(db: Database, teacherId: number, data: SchoolData): Promise<number> {
  const own = and(eq(schools.added_by_teacher_id, teacherId), schools.needs_review)
  const written = await db.select().from(schools).where(own).orderBy(desc(schools.id))
  const names = Object.keys(data) as (keyof SchoolData)[]
  const same = written.find(school => names.every(name => school[name] === (data[name] ?? null)))
  if (same) return same.id
  const open = written.find(({ agreement_signed_at }) => agreement_signed_at === null)
  if (!open) return createSchool(db, { ...data, added_by_teacher_id: teacherId, needs_review: true })
  await db.update(schools).set(data).where(eq(schools.id, open.id))
  return open.id
}

/** A school as somebody has seen it: changed since, it has another revision. */
export interface SeenSchool {
  id: number
  revision: string
}

export interface WaitingSchool extends SeenSchool {
  name: string
  address: string | null
  city_name: string | null
  website: string | null
  country: string
  email: string | null
}

/** A school waits for as long as who has written it in belongs to it: nobody has more than one. */
const waits = and(
  schools.needs_review,
  sql`exists (select 1 from teachers t where t.id = ${schools.added_by_teacher_id} and t.school_id = ${schools.id})`,
)

/** The transaction that has written the row last. */
const revision = sql<string>`${schools}.xmin::text`

/**
 * Accepts a school that somebody has written in, as it was seen: from now on everybody finds it. Tells its name; null
 * when none such waits.
 */
export async function acceptSchool(db: Database, seen: SeenSchool): Promise<string | null> {
  const [accepted] = await db
    .update(schools)
    .set({ needs_review: false })
    .where(and(eq(schools.id, seen.id), waits, sql`${revision} = ${seen.revision}`))
    .returning({ name: schools.name })
  return accepted?.name ?? null
}

/**
 * The schools that wait for the operator, the oldest first, with the email of who has written them in.
 * @param after the id of one that comes before
 */
export const waitingSchools = (
  db: Database,
  { after, atMost }: { after: number; atMost: number },
): Promise<WaitingSchool[]> =>
  db
    .select({
      id: schools.id,
      revision,
      name: schools.name,
      address: schools.address,
      city_name: schools.city_name,
      website: schools.website,
      country: sql<string>`(select c.name from countries c where c.id = schools.country_id)`,
      email: sql<string | null>`(select t.email from teachers t where t.id = schools.added_by_teacher_id)`,
    })
    .from(schools)
    .where(and(waits, gt(schools.id, after)))
    .orderBy(schools.id)
    .limit(atMost)

import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

/**
 * The present revisions by session, in one parameter however many there are (a statement takes 65,535). Sessions that
 * are over are missing, as all are of who was disabled.
 */
export async function findRevisions(db: Database, families: readonly string[]): Promise<Map<string, number>> {
  const found = await rows<{ family_id: string; revision: number }>(
    db,
    sql`select s.family_id, r.revision::float8 as revision
        from sessions s
        join teacher_revisions r on r.teacher_id = s.teacher_id
        where s.family_id = any(array(select jsonb_array_elements_text(${JSON.stringify(families)}::jsonb)::uuid))
          and s.revoked_at is null and s.expires_at > now()`,
  )
  return new Map(found.map(({ family_id, revision }) => [family_id, revision]))
}

import { eq, sql } from 'drizzle-orm'
import type { SubmissionStatus } from '../../../../src/contract/rules/submission-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { submissions } from '../schema.ts'

/** Posts of a demo classroom by its name, no responses, that are in a status; the newest first. */
export const findLatest = (db: Database, classroom: string, status: SubmissionStatus) =>
  rows<{ id: number; student_id: number }>(
    db,
    sql`select p.id, p.student_id from submissions p join classrooms c on c.id = p.classroom_id
        where c.name = ${classroom} and not p.is_response and p.status = ${status}
        order by p.created_at desc, p.id desc`,
  )

/** Gives a post what it has to show. */
export async function fillPost(
  db: Database,
  id: number,
  content: Pick<typeof submissions.$inferInsert, 'url' | 'text' | 'video_id'>,
): Promise<void> {
  await db.update(submissions).set(content).where(eq(submissions.id, id))
}

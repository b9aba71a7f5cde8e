import { and, eq, ne, sql } from 'drizzle-orm'
import { VIEWING_HELD_SECONDS } from '../../../../src/contract/limits/submissions.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'
import { goneAfterHours } from '../../../db/sweep-rule.ts'
import { submissions, submissionViewers } from '../schema.ts'
import type { Viewpoint } from './posts.ts'

/** Who looks, from which classroom. */
type Viewer = Pick<Viewpoint, 'id' | 'teacher_id'>

/** Of posts: one of a classroom. */
export interface OfClassroom {
  id: number
  sid: number
}

/** Whether there is such a post, of a student who is there; it is held until the transaction ends. */
export async function isListed(db: Database, { id, sid }: OfClassroom): Promise<boolean> {
  const found = await rows(
    db,
    sql`select p.id from submissions p join students s on s.id = p.student_id and ${present}
        where p.id = ${sid} and p.classroom_id = ${id} and p.status <> 'deleted' for key share of p`,
  )
  return found.length > 0
}

/** What a teacher has written about a post, '' where nothing is. */
export async function savedComment(db: Database, { sid }: OfClassroom): Promise<string> {
  const [found] = await db
    .select({ comment: submissions.teacher_comment })
    .from(submissions)
    .where(eq(submissions.id, sid))
  return found?.comment ?? ''
}

/** @returns false where there is no such post any more */
export async function saveComment(
  db: Database,
  { id, sid }: OfClassroom,
  teacher_comment: string | null,
): Promise<boolean> {
  const saved = await db
    .update(submissions)
    .set({ teacher_comment })
    .where(and(eq(submissions.id, sid), eq(submissions.classroom_id, id), ne(submissions.status, 'deleted')))
    .returning({ id: submissions.id })
  return saved.length > 0
}

/**
 * Notes who has a post open. Those of the classroom who have not said so for long are cleared away first, so that whoever
 * comes back counts as one who has come.
 */
export async function noteViewer(
  transaction: Database,
  { id, teacher_id }: Viewer,
  submission_id: number,
): Promise<void> {
  const seen_until = sql`now() + make_interval(secs => ${VIEWING_HELD_SECONDS})`
  await transaction.execute(
    sql`delete from submission_viewers v using (
          select submission_id, teacher_id from submission_viewers
          where classroom_id = ${id} and seen_until <= now() for update skip locked
        ) gone where gone.submission_id = v.submission_id and gone.teacher_id = v.teacher_id`,
  )
  await transaction
    .insert(submissionViewers)
    .values({ classroom_id: id, teacher_id, submission_id, seen_until })
    .onConflictDoUpdate({
      target: [submissionViewers.submission_id, submissionViewers.teacher_id],
      set: { seen_until },
    })
}

export async function forgetViewer(
  db: Database,
  { id, teacher_id }: Viewer,
  submission_id: number,
): Promise<void> {
  const { submission_id: post, teacher_id: who, classroom_id } = submissionViewers
  await db
    .delete(submissionViewers)
    .where(and(eq(post, submission_id), eq(who, teacher_id), eq(classroom_id, id)))
}

/** Who has not said so for an hour has it open no more in any case. */
export const viewersSweep = goneAfterHours(submissionViewers, 'seen_until', 1)

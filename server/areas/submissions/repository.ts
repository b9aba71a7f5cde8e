import { type SQL, sql } from 'drizzle-orm'
import type { SubmissionStatus } from '../../../src/contract/rules/submission-status.ts'
import { type Database, rows } from '../../db/database.ts'
import { submissions } from './schema.ts'

export type { SubmissionStatus }

type NewSubmission = Omit<typeof submissions.$inferInsert, 'id' | 'class_pairing_id' | 'status'> & {
  status?: SubmissionStatus
}

/** Parameters of one statement are limited to 65,535; a row here has twelve of them. */
const ROWS_PER_STATEMENT = 2_000

const pairingOf = ({ classroom_id }: NewSubmission) =>
  sql<number>`(select c.class_pairing_id from classrooms c where c.id = ${classroom_id})`

/** Adds posts and tells their ids in the order given. */
export async function addSubmissions(db: Database, list: NewSubmission[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT) {
    const some = list
      .slice(from, from + ROWS_PER_STATEMENT)
      .map(post => ({ ...post, class_pairing_id: pairingOf(post) }))
    const added = await db.insert(submissions).values(some).returning({ id: submissions.id })
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}

/** Part of the statement that joins two pairings, after that of the tasks: posts follow their classroom and their task. */
export const joinedPosts = ({ from, into }: { from: number; into: number }): SQL => sql`
  joined_posts as (
    update submissions p set class_pairing_id = ${into},
      task_id = coalesce((select kept from twins where gone = p.task_id), p.task_id)
    where p.class_pairing_id = ${from}
  )`

/** Whether somebody has posted a video. */
export async function isVideoPosted(db: Database, videoId: number): Promise<boolean> {
  const found = await rows(db, sql`select 1 from submissions where video_id = ${videoId}`)
  return found.length > 0
}

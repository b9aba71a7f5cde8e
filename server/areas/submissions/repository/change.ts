import { type SQL, sql } from 'drizzle-orm'
import type { ChangedSubmission } from '../../../../src/contract/entities/submission.ts'
import type { SubmissionStatus } from '../../../../src/contract/rules/submission-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'

/** What a post is, as far as a change goes. */
export interface PostState {
  id: number
  status: SubmissionStatus
  is_unreviewed: boolean
}

/**
 * The posts `p` that a condition picks, the deleted too, by their ids; nobody else changes them until the transaction ends.
 * They are of students `s` who are there, unless told otherwise.
 */
export const lockPosts = (transaction: Database, which: SQL, students: SQL = present) =>
  rows<PostState & { version: number }>(
    transaction,
    sql`select p.id, p.status, p.is_unreviewed, p.version
        from submissions p join students s on s.id = p.student_id and ${students}
        where ${which} order by p.id for no key update of p`,
  )

/** Who changes posts of which classroom. */
export interface Changer {
  classroom_id: number
  by: Pick<SignedInTeacher, 'id' | 'operator'>
  /** The change that this one takes back. */
  undoes?: number
}

export interface Change {
  change_id: number
  posts: ChangedSubmission[]
}

/**
 * Makes of posts what they are to be, and notes who has done it: one statement, however many there are. Call it with posts
 * that are locked, and are something else so far.
 */
export async function saveChange(
  transaction: Database,
  { classroom_id, by, undoes }: Changer,
  wanted: readonly PostState[],
): Promise<Change | null> {
  if (wanted.length === 0) return null
  const found = await rows<ChangedSubmission & { change_id: number }>(
    transaction,
    sql`with wanted as (
          select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
            as w(id int, status text, is_unreviewed boolean)
        ),
        before as (select p.id, p.status, p.is_unreviewed from submissions p where p.id in (select id from wanted)),
        change as (
          insert into submission_changes (classroom_id, teacher_id, operator, undoes)
          values (${classroom_id}, ${by.id}, ${by.operator}, ${undoes ?? null}) returning id
        ),
        changed as (
          update submissions p set status = w.status, is_unreviewed = w.is_unreviewed, version = p.version + 1
          from wanted w where w.id = p.id returning p.id, p.status, p.version
        ),
        noted as (
          insert into submission_change_posts
            (change_id, submission_id, from_status, from_unreviewed, to_status, version)
          select change.id, changed.id, before.status, before.is_unreviewed, changed.status, changed.version
          from changed join before on before.id = changed.id cross join change
        )
        select (select id from change) as change_id, id, status, version from changed order by id`,
  )
  const posts = found.map(({ id, status, version }) => ({ id, status, version }))
  return { change_id: found[0]?.change_id ?? 0, posts }
}

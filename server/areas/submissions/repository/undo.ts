import { type SQL, sql } from 'drizzle-orm'
import { SUBMISSIONS_UNDO_SECONDS } from '../../../../src/contract/limits/submissions.ts'
import { type SubmissionStatus, standingStatuses } from '../../../../src/contract/rules/submission-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { isOfAge } from './is-shared.ts'
import { ofIds } from './of-classroom.ts'

/** A change that may be taken back, and the one that has done so, if any. */
interface OpenChange {
  id: number
  undone_by: number | null
}

/** Of changes `c`: those of one's own in a classroom that may still be taken back; none that takes back another. */
const isOpen = (by: Pick<SignedInTeacher, 'id' | 'operator'>, id: number): SQL => sql`(
  c.operator is not distinct from ${by.operator}::text and c.undoes is null
  and c.classroom_id = ${id} and c.teacher_id = ${by.id}
  and c.created_at > now() - make_interval(secs => ${SUBMISSIONS_UNDO_SECONDS})
)`

/** A change of one's own in this classroom, as long as it may be taken back; no change that takes back another. */
export async function findOpenChange(
  db: Database,
  by: Pick<SignedInTeacher, 'id' | 'operator'>,
  { id, change_id }: { id: number; change_id: number },
): Promise<OpenChange | undefined> {
  const [found] = await rows<OpenChange>(
    db,
    sql`select c.id, undo.id as undone_by
        from submission_changes c left join submission_changes undo on undo.undoes = c.id
        where c.id = ${change_id} and ${isOpen(by, id)}`,
  )
  return found
}

/**
 * The change of one's own that has made posts what they are, these and no others, as long as it may be taken back: one whose
 * answer was lost, and that is sent again.
 */
export async function findMadeBefore(
  db: Database,
  by: Pick<SignedInTeacher, 'id' | 'operator'>,
  { id, ids }: { id: number; ids: readonly number[] },
): Promise<number | null> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select c.id from submission_changes c join submission_change_posts made on made.change_id = c.id
        left join submissions p on ${ofIds(ids)} and p.id = made.submission_id and p.version = made.version
        where ${isOpen(by, id)}
        group by c.id having count(*) = count(p.id) and count(*) = ${ids.length} order by c.id desc limit 1`,
  )
  return found?.id ?? null
}

/** A post that a change has made what it was, as it is now. */
export interface ChangedPost {
  id: number
  status: SubmissionStatus
  version: number
  from_status: SubmissionStatus
  from_unreviewed: boolean
  /** Nobody has changed it since. */
  is_as_made: boolean
  /** It would stand again beside another that the student has posted in its place since. */
  is_replaced: boolean
  /** The age of the class asks for no review now. */
  is_of_age: boolean
}

/** Holds the students of a change, so that none posts anything until the transaction ends; before their posts. */
export async function lockPosters(transaction: Database, changeId: number): Promise<void> {
  await transaction.execute(
    sql`select s.id from students s
        where s.id in (
          select p.student_id from submission_change_posts made join submissions p on p.id = made.submission_id
          where made.change_id = ${changeId}
        ) order by s.id for no key update`,
  )
}

const STANDING = sql.join(
  standingStatuses.map(status => sql`${status}`),
  sql`, `,
)

/** What a change has made, by the ids of the posts; nobody else changes these until the transaction ends. */
export const lockChanged = (transaction: Database, changeId: number) =>
  rows<ChangedPost>(
    transaction,
    sql`select p.id, p.status, p.version, made.from_status, made.from_unreviewed,
          made.version = p.version as is_as_made, ${isOfAge(sql`p`)} as is_of_age,
          made.from_status in (${STANDING}) and exists (
            select 1 from submissions other
            where other.student_id = p.student_id and other.task_id = p.task_id and other.is_response = p.is_response
              and other.responding_to_id is not distinct from p.responding_to_id and other.id <> p.id
              and other.status in (${STANDING}) and other.created_at > c.created_at
          ) as is_replaced
        from submission_change_posts made
        join submission_changes c on c.id = made.change_id
        join submissions p on p.id = made.submission_id
        join students s on s.id = p.student_id and ${present}
        where made.change_id = ${changeId} order by p.id for no key update of p`,
  )

/** Of the posts of a change: those that are gone, for good or with a student who was removed. Ask it once the rest is locked. */
export async function findGone(transaction: Database, changeId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    transaction,
    sql`select made.submission_id as id from submission_change_posts made
        where made.change_id = ${changeId} and not exists (
          select 1 from submissions p join students s on s.id = p.student_id and ${present}
          where p.id = made.submission_id
        ) order by made.submission_id`,
  )
  return found.map(({ id }) => id)
}

import { eq, isNull, sql } from 'drizzle-orm'
import type { Flag, OwnFlag } from '../../../src/contract/entities/flag.ts'
import type { FlagReason } from '../../../src/contract/rules/flag-reasons.ts'
import { type Database, rows } from '../../db/database.ts'
import { present } from '../../db/present.ts'
import { asInstant } from '../../db/text.ts'
import { isShared, oneSharedWith } from '../submissions/area.ts'
import { submissionFlags } from './schema.ts'

type NewFlag = Omit<typeof submissionFlags.$inferInsert, 'id' | 'answer' | 'answered_at' | 'created_at'>

/** Whether the partner of a classroom shares this post with it; it is held until the transaction ends. */
export async function isSharedPost(
  db: Database,
  classroomId: number,
  submissionId: number,
): Promise<boolean> {
  const found = await rows(
    db,
    sql`select p.id from submissions p join students s on s.id = p.student_id and ${present}
        where ${oneSharedWith(classroomId, submissionId)} for key share of p`,
  )
  return found.length > 0
}

/** Adds a report, or changes that of the same teacher which nobody has answered yet. */
export async function addFlag(db: Database, flag: NewFlag): Promise<Flag> {
  const { submission_id, teacher_id, answer, reasons, created_at } = submissionFlags
  const [added] = await db
    .insert(submissionFlags)
    .values(flag)
    .onConflictDoUpdate({
      target: [submission_id, teacher_id],
      targetWhere: isNull(answer),
      set: {
        reasons: flag.reasons,
        classroom_id: flag.classroom_id,
        operator: flag.operator,
        created_at: sql`now()`,
      },
    })
    .returning({ answer, reasons, created_at })
  if (!added) throw new Error('there is no flag')
  return { state: 'open', ...added, created_at: added.created_at.toISOString() }
}

export interface FlagRow {
  id: number
  created_at: Date
  answered_at: Date | null
  answer: string | null
  reasons: FlagReason[]
  reporter: string
  operator: string | null
  submission_id: number
  status: string
  task_name: string
  classroom_id: number
  classroom: string
}

/**
 * Reports with the classroom in which it was posted: those first that have waited longest, from one of them on where that is
 * said, so that nobody's is hidden by many others; without that, the latest that are answered come after them.
 * @returns them, and how many more wait
 */
export async function listFlags(
  db: Database,
  { after, most }: { after: number; most: number },
): Promise<{ found: FlagRow[]; more: number }> {
  const listed = await rows<FlagRow & { waiting: number }>(
    db,
    sql`select f.id, f.created_at, f.answered_at, f.answer, f.reasons, reporter.email as reporter, f.operator,
          f.submission_id, p.status, t.task_name, c.id as classroom_id, c.name as classroom,
          (count(*) filter (where f.answer is null) over ())::int as waiting
        from submission_flags f
        join teachers reporter on reporter.id = f.teacher_id
        join submissions p on p.id = f.submission_id
        join tasks t on t.id = p.task_id
        join classrooms c on c.id = p.classroom_id
        where case when f.answer is null then f.id > ${after} else ${after}::int = 0 end
        order by f.answer is not null, case when f.answer is null then f.id end, f.id desc limit ${most}`,
  )
  const found = listed.map(({ waiting: _, ...flag }) => flag)
  return { found, more: Math.max(0, (listed[0]?.waiting ?? 0) - most) }
}

/** The latest reports of a teacher from a classroom, whatever has become of the posts. */
export const findOwnFlags = (
  db: Database,
  { id, teacher_id, most }: { id: number; teacher_id: number; most: number },
): Promise<OwnFlag[]> =>
  rows<OwnFlag>(
    db,
    sql`select f.id, f.submission_id as student_submission_id, t.task_name, f.answer, f.reasons,
          case when f.answer is null then 'open' else 'answered' end as state,
          ${asInstant(sql`f.created_at`)} as created_at,
          exists (
            select 1 from submissions p join students s on s.id = p.student_id and ${present}
            where ${oneSharedWith(id, sql`f.submission_id`)}
          ) as is_shared
        from submission_flags f
        left join submissions flagged on flagged.id = f.submission_id
        left join tasks t on t.id = flagged.task_id
        where f.classroom_id = ${id} and f.teacher_id = ${teacher_id}
        order by f.id desc limit ${most}`,
  )

/** @returns false when there is no such report */
export async function answerFlag(db: Database, id: number, answer: string): Promise<boolean> {
  const answered = await db
    .update(submissionFlags)
    .set({ answer, answered_at: sql`now()` })
    .where(eq(submissionFlags.id, id))
    .returning({ id: submissionFlags.id })
  return answered.length > 0
}

/** Of a demo classroom by its name: what its partner shares with it, the newest first. */
export const findSharedPosts = (db: Database, classroom: string) =>
  rows<{ submission_id: number; classroom_id: number }>(
    db,
    sql`select p.id as submission_id, mine.id as classroom_id
        from classrooms mine join classrooms theirs using (class_pairing_id)
        join submissions p on p.classroom_id = theirs.id
        where mine.name = ${classroom} and theirs.id <> mine.id and not p.is_response and ${isShared(sql`p`)}
        order by p.created_at desc, p.id desc`,
  )

/** The id of the report that was made last. */
export async function lastFlag(db: Database): Promise<number> {
  const [found] = await rows<{ id: number }>(db, sql`select max(id) as id from submission_flags`)
  return found?.id ?? 0
}

import { sql } from 'drizzle-orm'
import type { Flag, OwnFlag } from '../../../src/contract/entities/flag.ts'
import type { FlagReason } from '../../../src/contract/rules/flag-reasons.ts'
import { type Database, rows } from '../../db/database.ts'
import { flagState } from '../../db/flag-state.ts'
import { present } from '../../db/present.ts'
import { asInstant } from '../../db/text.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { isPartnerOf } from '../classrooms/area.ts'
import { isShared, oneSharedWith } from '../submissions/area.ts'
import type { submissionFlags } from './schema.ts'

type NewFlag = Pick<
  typeof submissionFlags.$inferInsert,
  'submission_id' | 'teacher_id' | 'operator' | 'classroom_id' | 'reasons'
>

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

/**
 * Adds a report, or one in the place of that of the same teacher, or of the same operator, which nobody has answered yet. That
 * has another id: who answers what was listed before answers no other reasons.
 */
export async function addFlag(db: Database, flag: NewFlag): Promise<Flag> {
  const { submission_id, teacher_id, operator = null, classroom_id, reasons } = flag
  const [added] = await rows<Pick<Flag, 'reasons' | 'created_at'>>(
    db,
    sql`insert into submission_flags as f (submission_id, teacher_id, operator, classroom_id, reasons)
        select ${submission_id}::int, ${teacher_id}::int, ${operator}::text, ${classroom_id}::int,
          array(select jsonb_array_elements_text(${JSON.stringify(reasons)}::jsonb))
        on conflict (submission_id, teacher_id, (coalesce(operator, ''))) where answer is null
        do update set id = default, reasons = excluded.reasons, classroom_id = excluded.classroom_id, created_at = now()
        returning f.reasons, ${asInstant(sql`f.created_at`)} as created_at`,
  )
  if (!added) throw new Error('there is no flag')
  return { state: 'open', answer: null, ...added }
}

export interface FlagRow {
  id: number
  created_at: Date
  answered_at: Date | null
  answer: string | null
  answered_by: string | null
  reasons: FlagReason[]
  /** Null where there is no such account any more. */
  reporter: string | null
  teacher_id: number
  operator: string | null
  submission_id: number
  /** Null where it is gone for good. */
  post: { status: string; task_name: string; classroom_id: number; classroom: string } | null
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
    sql`select f.id, f.created_at, f.answered_at, f.answer, f.answered_by, f.reasons, reporter.email as reporter,
          f.teacher_id, f.operator, f.submission_id,
          case when p.id is not null then jsonb_build_object(
            'status', p.status, 'task_name', t.task_name, 'classroom_id', c.id, 'classroom', c.name
          ) end as post,
          (count(*) filter (where f.answer is null) over ())::int as waiting
        from submission_flags f
        left join teachers reporter on reporter.id = f.teacher_id
        left join submissions p on p.id = f.submission_id
        left join tasks t on t.id = p.task_id
        left join classrooms c on c.id = p.classroom_id
        where case when f.answer is null then f.id > ${after} else ${after}::int = 0 end
        order by f.answer is not null, case when f.answer is null then f.id end, f.id desc limit ${most}`,
  )
  const found = listed.map(({ waiting: _, ...flag }) => flag)
  return { found, more: Math.max(0, (listed[0]?.waiting ?? 0) - most) }
}

/** The latest reports of a teacher, or of an operator as the teacher, from a classroom, whatever has become of the posts. */
export const findOwnFlags = (
  db: Database,
  {
    id,
    teacher_id,
    operator,
    most,
  }: Pick<SignedInTeacher, 'operator'> & Record<'id' | 'teacher_id' | 'most', number>,
): Promise<OwnFlag[]> =>
  rows<OwnFlag>(
    db,
    sql`select f.id, f.submission_id as student_submission_id, t.task_name, f.answer, f.reasons,
          ${flagState(sql`f`)} as state,
          ${asInstant(sql`f.created_at`)} as created_at,
          exists (
            select 1 from submissions p join students s on s.id = p.student_id and ${present}
            where ${oneSharedWith(id, sql`f.submission_id`)}
          ) as is_shared
        from submission_flags f
        left join submissions flagged on flagged.id = f.submission_id
        left join tasks t on t.id = flagged.task_id
        where f.classroom_id = ${id} and f.teacher_id = ${teacher_id}
          and f.operator is not distinct from ${operator}::text
        order by f.id desc limit ${most}`,
  )

/** Answers a report, and one that is answered only where that is meant. */
export async function answerFlag(
  db: Database,
  id: number,
  { answer, by, again }: { answer: string; by: string; again: boolean },
): Promise<'answered' | 'before' | 'gone'> {
  const answered = await rows(
    db,
    sql`update submission_flags set answer = ${answer}, answered_at = now(), answered_by = ${by}
        where id = ${id} and (answer is null or ${again}) returning id`,
  )
  if (answered.length > 0) return 'answered'
  // another may have answered it while this one waited
  const there = await rows(db, sql`select 1 from submission_flags where id = ${id}`)
  return there.length > 0 ? 'before' : 'gone'
}

/** Of a demo classroom by its name: what its partner shares with it, the newest first. */
export const findSharedPosts = (db: Database, classroom: string) =>
  rows<{ submission_id: number; classroom_id: number }>(
    db,
    sql`select p.id as submission_id, mine.id as classroom_id
        from classrooms mine join classrooms theirs on ${isPartnerOf(sql`theirs`, sql`mine`)}
        join submissions p on p.classroom_id = theirs.id
        where mine.name = ${classroom} and not p.is_response and ${isShared(sql`p`)}
        order by p.created_at desc, p.id desc`,
  )

/** The id of the report that was made last. */
export async function lastFlag(db: Database): Promise<number> {
  const [found] = await rows<{ id: number }>(db, sql`select max(id) as id from submission_flags`)
  return found?.id ?? 0
}

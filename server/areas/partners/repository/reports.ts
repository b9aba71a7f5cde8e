import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import type { partnerReports } from '../schema.ts'

type NewReport = Pick<
  typeof partnerReports.$inferSelect,
  | 'teacher_id'
  | 'operator'
  | 'classroom_id'
  | 'partner_teacher_id'
  | 'partner_classroom_id'
  | 'connection_request_id'
  | 'report'
>

/** Whom a report is about, and in what. */
export type Reported = Omit<NewReport, 'teacher_id' | 'operator' | 'report'>

/** The partner that a classroom has at this moment; undefined when it has none. */
export async function findReported(
  db: Database,
  classroomId: number,
): Promise<Pick<Reported, 'partner_teacher_id' | 'partner_classroom_id'> | undefined> {
  const [found] = await rows<{ partner_teacher_id: number; partner_classroom_id: number }>(
    db,
    sql`select other.teacher_id as partner_teacher_id, other.id as partner_classroom_id
        from classrooms c
        join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        where c.id = ${classroomId}`,
  )
  return found
}

/** Keeps a report, unless the same waits already: the same words of the same teacher about the same. */
export async function addReport(db: Database, report: NewReport): Promise<void> {
  await db.execute(
    sql`with made as (
          select ${report.teacher_id}::int as teacher_id, ${report.operator}::text as operator,
            ${report.classroom_id}::int as classroom_id, ${report.partner_teacher_id}::int as partner_teacher_id,
            ${report.partner_classroom_id}::int as partner_classroom_id,
            ${report.connection_request_id}::int as connection_request_id, ${report.report}::text as report
        )
        insert into partner_reports (teacher_id, operator, classroom_id, partner_teacher_id, partner_classroom_id,
          connection_request_id, report)
        select * from made where not exists (
          select 1 from partner_reports r
          where r.closed_at is null and r.teacher_id = made.teacher_id and r.report = made.report
            and r.partner_teacher_id = made.partner_teacher_id
            and r.classroom_id is not distinct from made.classroom_id
            and r.connection_request_id is not distinct from made.connection_request_id
        )`,
  )
}

export interface ReportRow {
  id: number
  created_at: Date
  closed_at: Date | null
  closed_by: string | null
  report: string
  teacher_id: number
  operator: string | null
  classroom_id: number | null
  partner_teacher_id: number
  partner_classroom_id: number | null
  connection_request_id: number | null
  /** What the other one has written in that request, where it is there still. */
  note: string | null
  /** Emails; null where there is no such account any more. */
  reporter: string | null
  partner: string | null
}

/**
 * Reports that wait, those first that have waited longest, from one of them on where that is said; without that, the
 * latest that are closed come after them.
 * @returns them, and how many more wait
 */
export async function listReports(
  db: Database,
  { after, most }: { after: number; most: number },
): Promise<{ found: ReportRow[]; more: number }> {
  const listed = await rows<ReportRow & { waiting: number }>(
    db,
    sql`select r.*, reporter.email as reporter, partner.email as partner,
          nullif(case when q.teacher_id = r.teacher_id then q.decline_message else q.message end, '') as note,
          (count(*) filter (where r.closed_at is null) over ())::int as waiting
        from partner_reports r
        left join teachers reporter on reporter.id = r.teacher_id
        left join teachers partner on partner.id = r.partner_teacher_id
        left join connection_requests q on q.id = r.connection_request_id
        where case when r.closed_at is null then r.id > ${after} else ${after}::int = 0 end
        order by r.closed_at is not null, case when r.closed_at is null then r.id end, r.id desc limit ${most}`,
  )
  const found = listed.map(({ waiting: _, ...report }) => report)
  return { found, more: Math.max(0, (listed[0]?.waiting ?? 0) - most) }
}

/** Notes that an operator has seen to a report; one that is closed stays as it was. */
export async function closeReport(
  db: Database,
  id: number,
  by: string,
): Promise<'closed' | 'before' | 'gone'> {
  const [found] = await rows<{ closed_at: Date | null }>(
    db,
    sql`select closed_at from partner_reports where id = ${id}`,
  )
  if (!found) return 'gone'
  const closed = await rows(
    db,
    sql`update partner_reports set closed_at = now(), closed_by = ${by}
        where id = ${id} and closed_at is null returning id`,
  )
  return closed.length > 0 ? 'closed' : 'before'
}

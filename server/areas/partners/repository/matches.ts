import { type SQL, sql } from 'drizzle-orm'
import type { MatchedClassroom } from '../../../../src/contract/entities/partner.ts'
import { type Database, rows } from '../../../db/database.ts'
import { allClocks } from '../../reference/area.ts'
import { isOffered } from './offered.ts'
import { type Compared, rankColumn, reasonColumns } from './rank.ts'
import { classroomFields } from './shown.ts'

/**
 * Common table expressions of the classrooms `c` of teachers `t` that wait for a partner and are not over, as far as
 * `condition` lets them through: `ranked` has why each fits one's own, and how well. Answers are measured of the teachers
 * of these alone.
 */
export const rankedMatches = (own: Compared, condition: SQL, now: number): SQL => sql`
  clock as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(allClocks(now))}::jsonb)
      as clock(country_id int, state_id int, minutes int)
  ),
  fitting as materialized (
    select c.id, c.teacher_id,
      ${reasonColumns(own, sql`coalesce(of_state.minutes, of_country.minutes)`)}
    from class_pairings p
    join classrooms c on c.class_pairing_id = p.id
    join teachers t on t.id = c.teacher_id
    left join clock of_state on of_state.country_id = t.country_id and of_state.state_id = t.state_id
    left join clock of_country on of_country.country_id = t.country_id and of_country.state_id is null
    where ${isOffered(sql`${new Date(now).toISOString()}::timestamptz`)} and ${condition}
  ),
  answered as (
    select q.invited_teacher_id as teacher_id, round(percentile_cont(0.5) within group (
      order by extract(epoch from q.settled_at - q.sent_at) / 3600
    ))::int as hours
    from connection_requests q
    where q.status in ('accepted', 'declined') and q.invited_teacher_id in (select teacher_id from fitting)
    group by q.invited_teacher_id
  ),
  compared as (
    select f.*, answered.hours as answers_in_hours
    from fitting f left join answered on answered.teacher_id = f.teacher_id
  ),
  ranked as (
    select r.*, ${rankColumn} as rank from compared r
  )`

/**
 * A matched classroom of `ranked` r, whose row is `c`; a request that waits between the two may be of
 * either, and may leave open which classroom it asks for.
 */
export const matchOf = (
  own: Pick<Compared, 'id' | 'teacher_id'>,
): SQL => sql`jsonb_build_object(${classroomFields(sql`c`)},
  'rank', r.rank,
  'reasons', jsonb_build_object(
    'overlap_days', r.overlap_days, 'shared_school_minutes', r.shared_school_minutes,
    'same_class_size', r.same_class_size, 'answers_in_hours', r.answers_in_hours,
    'same_age_range', r.same_age_range, 'languages_fit', r.languages_fit
  ),
  'pending_request_id', (
    select min(q.id) from connection_requests q where q.status = 'pending' and (
      (q.classroom_id = ${own.id} and q.invited_teacher_id = c.teacher_id
        and coalesce(q.invited_classroom_id, c.id) = c.id)
      or (q.classroom_id = c.id and q.invited_teacher_id = ${own.teacher_id}
        and coalesce(q.invited_classroom_id, ${own.id}) = ${own.id})
    )
  ))`

/** What others are compared with, of a classroom; null when there is none. */
async function findCompared(db: Database, id: number, now: number): Promise<Compared | null> {
  const [found] = await rows<Omit<Compared, 'clock_minutes'> & Place>(
    db,
    sql`select ${comparedColumns} from classrooms c join teachers t on t.id = c.teacher_id where c.id = ${id}`,
  )
  return found ? comparedOf(found, now) : null
}

interface Place {
  country_id: number | null
  state_id: number | null
}

export const comparedColumns: SQL = sql`c.id, c.teacher_id, c.start_date::text as start_date, c.end_date::text as end_date,
  c.number_students_range_id, c.age_range_id, c.lang_native_id, c.lang_instruction_id, t.country_id, t.state_id`

export function comparedOf(
  { country_id, state_id, ...row }: Omit<Compared, 'clock_minutes'> & Place,
  now: number,
): Compared {
  const clocks = allClocks(now).filter(clock => clock.country_id === country_id)
  const clock =
    clocks.find(of => of.state_id !== null && of.state_id === state_id) ??
    clocks.find(of => of.state_id === null)
  return { ...row, clock_minutes: clock?.minutes ?? null }
}

/**
 * The classrooms of a teacher with which a request may be accepted, the best first; `first`, which was asked for, before
 * all. None needs more tokens than who has asked has agreed to (docs/decisions/accepted-requests.md).
 */
export async function findMatchesOf(
  db: Database,
  { classroomId, teacherId, first }: { classroomId: number; teacherId: number; first: number | null },
  now: number = Date.now(),
): Promise<MatchedClassroom[]> {
  const compared = await findCompared(db, classroomId, now)
  if (!compared) return []
  const condition = sql`c.teacher_id = ${teacherId} and c.number_of_tokens <= (
    select number_of_tokens from classrooms where id = ${first ?? classroomId}
  )`
  const found = await rows<{ match: MatchedClassroom }>(
    db,
    sql`with ${rankedMatches(compared, condition, now)}
        select ${matchOf(compared)} as match from ranked r join classrooms c on c.id = r.id
        order by c.id = ${first ?? 0} desc, r.rank desc, c.id desc`,
  )
  return found.map(({ match }) => match)
}

import { type SQL, sql } from 'drizzle-orm'
import {
  AGE_RANGE_POINTS,
  ANSWER_POINTS,
  CLASS_SIZE_POINTS,
  DAYS_PER_POINT,
  LANGUAGES_POINTS,
  MINUTES_PER_POINT,
  NEVER_ASKED_POINTS,
  RANKED_DAYS_MAX,
  SCHOOL_DAY_MINUTES,
} from '../../../../src/contract/limits/partners.ts'
import { DAY_MINUTES } from '../../../../src/contract/rules/days.ts'

/** What of a classroom others are compared with. */
export interface Compared {
  id: number
  teacher_id: number
  start_date: string
  end_date: string
  number_students_range_id: number | null
  age_range_id: number | null
  lang_native_id: number | null
  lang_instruction_id: number | null
  /** Minutes by which the clocks of its place are ahead of UTC; null where that is not known. */
  clock_minutes: number | null
}

/** Minutes that the clocks there, `other`, are apart from those here, around the earth the shorter way. */
function sharedMinutes(own: number | null, other: SQL): SQL {
  if (own === null) return sql`null::int`
  const apart = sql`(abs(${other} - ${own}::int) % ${sql.raw(String(DAY_MINUTES))})`
  return sql`greatest(0, ${sql.raw(String(SCHOOL_DAY_MINUTES))} - least(${apart}, ${sql.raw(String(DAY_MINUTES))} - ${apart}))`
}

/** The columns of `MatchReasons` (rules/partner-rank.ts), of classrooms `c` with their clocks, all but `answers_in_hours`. */
export const reasonColumns = (own: Compared, minutes: SQL): SQL => sql`
  greatest(0, least(c.end_date, ${own.end_date}::date) - greatest(c.start_date, ${own.start_date}::date) + 1)
    as overlap_days,
  ${sharedMinutes(own.clock_minutes, minutes)} as shared_school_minutes,
  coalesce(c.number_students_range_id = ${own.number_students_range_id}::int, false) as same_class_size,
  coalesce(c.age_range_id = ${own.age_range_id}::int, false) as same_age_range,
  coalesce(c.lang_native_id = ${own.lang_instruction_id}::int and c.lang_instruction_id = ${own.lang_native_id}::int, false)
    as languages_fit`

const number = (value: number) => sql.raw(String(value))

const points = (condition: SQL, value: number) => sql`case when ${condition} then ${number(value)} else 0 end`

/** `matchRank` of rules/partner-rank.ts over these columns of `r`; a test holds that they are the same. */
export const rankColumn: SQL = sql`(
  least(r.overlap_days, ${number(RANKED_DAYS_MAX)}) / ${number(DAYS_PER_POINT)}
  + coalesce(r.shared_school_minutes, 0) / ${number(MINUTES_PER_POINT)}
  + ${points(sql`r.languages_fit`, LANGUAGES_POINTS)}
  + ${points(sql`r.same_age_range`, AGE_RANGE_POINTS)}
  + ${points(sql`r.same_class_size`, CLASS_SIZE_POINTS)}
  + case when r.answers_in_hours is null then ${number(NEVER_ASKED_POINTS)}
    ${sql.join(
      ANSWER_POINTS.map(
        step => sql`when r.answers_in_hours <= ${number(step.hours)} then ${number(step.points)}`,
      ),
      sql` `,
    )} else 0 end
)`

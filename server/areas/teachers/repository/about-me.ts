import { type SQL, sql } from 'drizzle-orm'
import type { AboutMe } from '../../../../src/contract/entities/user.ts'
import { dayOf, endOfDay } from '../../../../src/contract/rules/days.ts'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'
import { atMoment, waits } from '../../../db/waiting-requests.ts'

/** Of requests `q`: they are those of a librarian that wait at a moment. */
const isOwnAndWaits = (teacherId: number, at: SQL): SQL => sql`q.teacher_id = ${teacherId} and ${waits(at)}`

/**
 * What a librarian has of About Me (P2 §2). An exchange runs as rules/classroom-status.ts has it; videos are those of the
 * posts of the librarian's students and of their own.
 */
export async function findAboutMe(
  db: Database,
  teacherId: number,
  now: number = Date.now(),
): Promise<AboutMe> {
  const at = atMoment(now)
  const day = sql`${dayOf(now)}::date`
  const ends = sql`case when school.has_librarian_subscription then school.librarian_subscription_end_date end`
  const [found] = await rows<AboutMe>(
    db,
    sql`select t.about_info, (${ends})::text as membership_expiration,
          (select count(*)::int from classrooms c where c.teacher_id = t.id
            and c.start_date <= ${day} and c.end_date >= ${day}
            and case when ${ends} is not null then ${ends} >= ${day}
              else c.expire_at is null or c.expire_at >= ${at} end) as active_classrooms_count,
          (select count(*)::int from library_requests q where ${isOwnAndWaits(teacherId, at)})
            as active_librarian_connection_requests_count,
          (select count(*)::int from submissions p join classrooms c on c.id = p.classroom_id
            where c.teacher_id = t.id and p.status <> 'deleted')
          + (select count(*)::int from action_videos a join action_items i on i.id = a.action_item_id
            join classrooms c on c.id = i.classroom_id where c.teacher_id = t.id) as videos_count
        from teachers t left join schools school on school.id = t.school_id where t.id = ${teacherId}`,
  )
  if (!found) throw new Error('a teacher who signs in has a row')
  return found
}

/**
 * Until when (ms since 1970, that moment included) About Me stays as it is: exchanges begin and end with a day, and a
 * request may expire before.
 */
export async function aboutMeHoldsUntil(
  db: Database,
  teacherId: number,
  now: number = Date.now(),
): Promise<number> {
  const at = atMoment(now)
  const [next] = await rows<{ at: string | null }>(
    db,
    sql`select ${asInstant(sql`least(
          (select min(q.expire_at) - interval '1 millisecond' from library_requests q
            where ${isOwnAndWaits(teacherId, at)}),
          (select min(c.expire_at) from classrooms c where c.teacher_id = ${teacherId}
            and c.expire_at > ${at})
        )`)} as at`,
  )
  return Math.min(endOfDay(dayOf(now)), next?.at ? Date.parse(next.at) : Number.POSITIVE_INFINITY)
}

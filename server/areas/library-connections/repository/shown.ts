import { type SQL, sql } from 'drizzle-orm'
import type {
  LibraryConnectionRequest,
  LibraryCourse,
} from '../../../../src/contract/entities/library-connection-request.ts'
import type { LibraryFitReasons } from '../../../../src/contract/rules/library-fit.ts'
import { teacherInitials, teacherName } from '../../../db/full-name.ts'
import { ANY_LANGUAGE, asInstant } from '../../../db/text.ts'
import { reasonsOf } from './fit.ts'
import { isToBeHad, ownerJoins } from './offered.ts'

/** A course with the name of its document in place of where that is. */
export type CourseRow = Omit<LibraryCourse, 'pdf_url'> & { document: string | null }

/** Of courses under this name. */
export const courseOf = (c: SQL): SQL => sql`jsonb_build_object(
  'id', ${c}.id, 'name', ${c}.name, 'topic_id', ${c}.topic_id, 'weeks', ${c}.weeks, 'document', ${c}.document,
  'subject', (select jsonb_build_object('id', s.id, 'name', s.name) from subjects s where s.id = ${c}.subject_id),
  'age_ranges', coalesce((select jsonb_agg(a.age_range_id order by a.age_range_id)
    from course_age_ranges a where a.course_id = ${c}.id), '[]'))`

/** A request with the names of pictures and documents in place of where they are. */
export interface RequestRow extends Omit<LibraryConnectionRequest, 'status' | 'fit' | 'course'> {
  reasons: LibraryFitReasons
  course: CourseRow
  is_connected: boolean
  /** Whether a library could connect to its owner's at all. */
  is_to_be_had: boolean
  /** Of another librarian of the same school. */
  is_own_library: boolean
  teacher_id: number
}

/** What became of a request, to its owner and to who has connected to it. */
const connectionFor = (viewerId: number): SQL => sql`case when other.id is not null then jsonb_build_object(
  'classroom_id', case when q.teacher_id = ${viewerId} then q.classroom_id else q.connected_classroom_id end,
  'full_name', ${teacherName(sql`other`)}, 'avatar', other.avatar, 'connected_at', ${asInstant(sql`q.connected_at`)}) end`

/** Of requests `q` and their owners `t` as a librarian sees them; `own` is what they ask for themselves (fit.ts). */
export const requestColumns = (viewerId: number, at: SQL): SQL => sql`
  q.id, q.teacher_id, q.connected_at is not null as is_connected, ${isToBeHad(at)} and course.published as is_to_be_had,
  t.school_id = own.school_id and q.teacher_id <> ${viewerId} as is_own_library,
  case when q.teacher_id = ${viewerId} or other.id is not null then ${teacherName(sql`t`)}
    else ${teacherInitials(sql`t`)} end as name,
  case when not school.needs_review then school.name end as school_name,
  concat_ws(', ', t.city_name, (select s.name from states s where s.id = t.state_id), country.name) as school_location,
  case when country.id is not null then jsonb_build_object('name', country.name, 'iso', country.iso) end as country,
  t.avatar, t.about_info as about_me, q.text_request, q.age_range_id, to_jsonb(age) as age_range,
  q.number_students_range_id, to_jsonb(size) as number_students, to_jsonb(q.topics_id) as librarian_topics_id,
  coalesce((select jsonb_agg(to_jsonb(topic) order by topic.name ${ANY_LANGUAGE}, topic.id)
    from topics topic where topic.id = any(q.topics_id)), '[]') as topics,
  q.course_id, ${courseOf(sql`course`)} as course, q.classroom_name,
  ${asInstant(sql`q.created_at`)} as created_at, ${asInstant(sql`q.posted_at`)} as posted_at,
  ${asInstant(sql`q.expire_at`)} as expire_at, coalesce(v.views_number, 0) as views_number,
  q.teacher_id = ${viewerId} as is_own,
  exists (select 1 from hidden_library_requests h where h.teacher_id = ${viewerId} and h.request_id = q.id) as is_hidden,
  ${reasonsOf} as reasons, ${connectionFor(viewerId)} as connection`

export const requestJoins = (viewerId: number): SQL => sql`
  ${ownerJoins}
  left join countries country on country.id = t.country_id
  left join age_ranges age on age.id = q.age_range_id
  join number_students_ranges size on size.id = q.number_students_range_id
  join courses course on course.id = q.course_id
  left join library_request_views v on v.request_id = q.id
  left join teachers other on other.id = case
    when q.teacher_id = ${viewerId} then q.connected_teacher_id when q.connected_teacher_id = ${viewerId} then q.teacher_id end`

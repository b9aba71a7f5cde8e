import { type SQL, sql } from 'drizzle-orm'
import {
  LIBRARY_AGE_POINTS,
  LIBRARY_ANY_POINTS,
  LIBRARY_CLASS_SIZE_POINTS,
  LIBRARY_LANGUAGE_POINTS,
  LIBRARY_TOPIC_POINTS,
} from '../../../../src/contract/rules/library-fit.ts'
import { waits } from '../../../db/waiting-requests.ts'

/**
 * A common table expression `own`, of one row: what a library asks for and teaches itself, with which the requests of
 * others are compared. Requests of its own that wait count, classrooms that are not over, and the profile.
 */
export const ownLibrary = (teacherId: number, at: SQL): SQL => sql`
  mine as materialized (select q.* from library_requests q where q.teacher_id = ${teacherId} and ${waits(at)}),
  running as materialized (
    select c.number_students_range_id, course.topic_id
    from classrooms c left join courses course on course.id = c.course_id
    where c.teacher_id = ${teacherId} and c.end_date >= (${at} at time zone 'utc')::date
  ),
  own as materialized (
    select t.native_language_id as language, t.school_id,
      array(select unnest(topics_id) from mine union select topic_id from running where topic_id is not null) as topics,
      array(select x.age_range_id from teacher_age_ranges x where x.teacher_id = t.id
        union select age_range_id from mine where age_range_id is not null) as ages,
      array(select number_students_range_id from mine
        union select number_students_range_id from running where number_students_range_id is not null) as sizes
    from teachers t where t.id = ${teacherId}
  )`

const anyTopic: SQL = sql`q.topics_id = '{}'`
const sharesTopic: SQL = sql`q.topics_id && own.topics`
const sameAge: SQL = sql`coalesce(q.age_range_id = any(own.ages), false)`
const sameSize: SQL = sql`q.number_students_range_id = any(own.sizes)`

/** `LibraryFitReasons` (rules/library-fit.ts) of requests `q` of librarians `t`. */
export const reasonsOf: SQL = sql`jsonb_build_object(
  'any_topic', ${anyTopic},
  'shared_topics', to_jsonb(array(
    select id from unnest(own.topics) id where ${anyTopic} or id = any(q.topics_id) order by id
  )),
  'any_age', q.age_range_id is null,
  'same_age_range', ${sameAge},
  'same_class_size', ${sameSize},
  'same_language', t.native_language_id = own.language
)`

/** `fitsLibrary` of rules/library-fit.ts; a test holds that they are the same. */
export const isFitting: SQL = sql`((${anyTopic} or ${sharesTopic}) and (q.age_range_id is null or ${sameAge}))`

const points = (value: number): SQL => sql.raw(String(value))

/** `libraryFitPoints` of rules/library-fit.ts; a test holds that they are the same. */
export const fitPoints = (sameLanguage: SQL): SQL => sql`(
  case when ${anyTopic} then ${points(LIBRARY_ANY_POINTS)} when ${sharesTopic} then ${points(LIBRARY_TOPIC_POINTS)} else 0 end
  + case when ${sameAge} then ${points(LIBRARY_AGE_POINTS)} when q.age_range_id is null then ${points(LIBRARY_ANY_POINTS)} else 0 end
  + case when ${sameLanguage} then ${points(LIBRARY_LANGUAGE_POINTS)} else 0 end
  + case when ${sameSize} then ${points(LIBRARY_CLASS_SIZE_POINTS)} else 0 end
)`

import { type SQL, sql } from 'drizzle-orm'
import type { AgeRange } from '../../../../src/contract/entities/reference.ts'
import { STUDENTS_PER_CLASSROOM_MAX } from '../../../../src/contract/limits/students.ts'
import { librarySubjects } from '../../../../src/contract/rules/offered-subjects.ts'
import { type Database, rows } from '../../../db/database.ts'
import { ANY_LANGUAGE } from '../../../db/text.ts'
import { type CourseRow, courseOf } from './shown.ts'

/** Ids as a list of the database, in one parameter however many there are. */
const idsOf = (ids: readonly number[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`

/** Of courses `c`: libraries connect with them, and they are about one of these topics; any where none is named. */
const isAbout = (topics: readonly number[]): SQL => sql`(
  c.published and c.subject_id = any(${idsOf(librarySubjects)})
  and (${topics.length === 0} or c.topic_id = any(${idsOf(topics)}))
)`

/** Of courses `c`: they are made for an age range, or for none in particular. */
const isFor = (ageRangeId: number | null): SQL => sql`(
  ${ageRangeId}::int is null
  or exists (select 1 from course_age_ranges a where a.course_id = c.id and a.age_range_id = ${ageRangeId}::int)
  or not exists (select 1 from course_age_ranges a where a.course_id = c.id)
)`

const agesOf = (topics: readonly number[]): SQL => sql`
  select a.age_range_id from courses c join course_age_ranges a on a.course_id = c.id where ${isAbout(topics)}`

/** The age ranges that courses of these topics are made for, the youngest first. */
export const listAgeRanges = (db: Database, topics: readonly number[]): Promise<AgeRange[]> =>
  rows<AgeRange>(
    db,
    sql`select id, name, min_age from age_ranges where id in (${agesOf(topics)}) order by min_age, id`,
  )

/** Courses of these topics for an age range, by name. */
export async function listCourses(
  db: Database,
  topics: readonly number[],
  ageRangeId: number | null,
): Promise<CourseRow[]> {
  const found = await rows<{ course: CourseRow }>(
    db,
    sql`select ${courseOf(sql`c`)} as course from courses c
        where ${isAbout(topics)} and ${isFor(ageRangeId)} order by c.name ${ANY_LANGUAGE}, c.id`,
  )
  return found.map(({ course }) => course)
}

/** What the database knows of the ids in a form. */
export interface FormFacts {
  topics: number[]
  age_ranges: number[]
  is_course: boolean
  is_students_range: boolean
}

/** Everything that the checks of a form ask, in one statement. */
export async function findFacts(
  db: Database,
  asked: {
    topics: readonly number[]
    ageRangeId: number | null
    courseId: number | null
    studentsRangeId: number
  },
): Promise<FormFacts> {
  const { topics, ageRangeId, courseId, studentsRangeId } = asked
  const [facts] = await rows<FormFacts>(
    db,
    sql`select
      (select coalesce(jsonb_agg(id), '[]') from topics where id = any(${idsOf(topics)})) as topics,
      (select coalesce(jsonb_agg(distinct ages.age_range_id), '[]') from (${agesOf(topics)}) ages) as age_ranges,
      exists (select 1 from courses c
        where c.id = ${courseId}::int and ${isAbout(topics)} and ${isFor(ageRangeId)}) as is_course,
      exists (select 1 from number_students_ranges
        where id = ${studentsRangeId}::int and max <= ${STUDENTS_PER_CLASSROOM_MAX}) as is_students_range`,
  )
  if (!facts) throw new Error('the database answered nothing')
  return facts
}

import { type SQL, sql } from 'drizzle-orm'
import type { Course } from '../../../../src/contract/entities/course.ts'
import type { CourseFilter } from '../../../../src/contract/rules/course-filters.ts'
import { type Database, rows } from '../../../db/database.ts'
import { ANY_LANGUAGE } from '../../../db/text.ts'
import { wordQuery } from '../../../db/words.ts'

/** A classroom that looks for a course: what the courses are compared with. */
export interface Seeker {
  subject_id: number
  level_id: number | null
  age_range_id: number | null
  lang_instruction_id: number | null
}

export interface Asked {
  /** Courses of these subjects only. */
  subjectIds: readonly number[]
  /** The ones that suit it best come first. */
  seeker: Seeker | null
  /** Only those that a value fits. */
  value: { filter: CourseFilter; id: number } | null
  /** Only those with words that begin like these; '' for all. */
  text: string
}

export interface CourseRow
  extends Pick<
    Course,
    | 'id'
    | 'name'
    | 'published'
    | 'subject_id'
    | 'topic_id'
    | 'topic'
    | 'weeks'
    | 'level'
    | 'languages'
    | 'age_ranges'
    | 'tasks'
  > {
  document: string | null
}

/** Where a course names no level, language or age range, any of them fits. */
const fitsLevel = (id: number | null) => sql`coalesce(c.level_id = ${id}::int, true)`

const among = (table: SQL, column: SQL, id: number | null) =>
  sql`(not exists (select 1 from ${table} o where o.course_id = c.id)
    or exists (select 1 from ${table} o where o.course_id = c.id and o.${column} = ${id}::int))`

const fitsLanguage = (id: number | null) => among(sql`course_languages`, sql`language_id`, id)
const fitsAge = (id: number | null) => among(sql`course_age_ranges`, sql`age_range_id`, id)

const fits: Record<CourseFilter, (id: number | null) => SQL> = {
  language: fitsLanguage,
  age: fitsAge,
  level: fitsLevel,
}

/** How much of a course suits a classroom. */
const suits = ({ level_id, age_range_id, lang_instruction_id }: Seeker) =>
  sql`${fitsLevel(level_id)}::int + ${fitsAge(age_range_id)}::int + ${fitsLanguage(lang_instruction_id)}::int`

/** The classroom as far as its choice of a course goes; null when it is not the teacher's. */
export async function findSeeker(db: Database, teacherId: number, id: number): Promise<Seeker | null> {
  const [found] = await rows<Seeker>(
    db,
    sql`select subject_id, level_id, age_range_id, lang_instruction_id
        from classrooms where id = ${id} and teacher_id = ${teacherId}`,
  )
  return found ?? null
}

/** Published courses, in one statement however many there are; by name where nothing else puts them in order. */
export async function listCourses(
  db: Database,
  { subjectIds, seeker, value, text }: Asked,
): Promise<CourseRow[]> {
  if (subjectIds.length === 0) return []
  const ids = sql.join(
    subjectIds.map(id => sql`${id}`),
    sql`, `,
  )
  return rows<CourseRow>(
    db,
    sql`select c.id, c.name, c.published, c.subject_id, c.topic_id, c.weeks, c.document,
          to_jsonb(topic) as topic, to_jsonb(level) - 'description' as level,
          coalesce((select jsonb_agg(l.language_id order by l.language_id)
            from course_languages l where l.course_id = c.id), '[]') as languages,
          coalesce((select jsonb_agg(a.age_range_id order by a.age_range_id)
            from course_age_ranges a where a.course_id = c.id), '[]') as age_ranges,
          coalesce((select jsonb_agg(jsonb_build_object(
              'id', t.id, 'task_name', t.task_name, 'task_thumbnail', t.task_thumbnail) order by t."order", t.id)
            from course_tasks t where t.course_id = c.id), '[]') as tasks
        from courses c
        left join topics topic on topic.id = c.topic_id
        left join levels level on level.id = c.level_id
        where c.published and c.subject_id in (${ids})
        ${value ? sql`and ${fits[value.filter](value.id)}` : sql``}
        ${text === '' ? sql`` : sql`and c.words @@ ${wordQuery('#p', text)}`}
        order by ${seeker ? sql`${suits(seeker)} desc,` : sql``} c.name ${ANY_LANGUAGE}, c.id`,
  )
}

import { sql } from 'drizzle-orm'
import { groupTypes } from '../../../../src/contract/rules/group-types.ts'
import { categoriesWithoutPosts } from '../../../../src/contract/rules/task-categories.ts'
import { type Database, rows } from '../../../db/database.ts'
import { postCounts } from '../../../db/post-counts.ts'
import { present } from '../../../db/present.ts'
import { ANY_LANGUAGE, asInstant, contains } from '../../../db/text.ts'

const WITHOUT_POSTS = sql.join(
  categoriesWithoutPosts.map(category => sql`${category}`),
  sql`, `,
)

/** A student without their work. */
export interface StudentRow {
  id: number
  first_name: string
  last_initial: string
  username: string
  approve_student_submissions: boolean
  is_approved_name: boolean
  partner_name: string | null
  partner_is_approved_name: boolean | null
  payments: { created_at: string; amount: number }[]
}

export interface StudentSelection {
  /** Text in the name or the username. */
  search?: string
  isDescending?: boolean
  /** This one alone. */
  studentId?: number
}

/** Groups of a small-group classroom by place, each with that of the partner's: `facing`, by the id of the own one. */
const facingGroups = (classroomId: number) => sql`
  placed as (
    select s.id, s.first_name, s.is_approved_name, side.id = ${classroomId} as is_own, s.place
    from classrooms own
    join classrooms side on side.class_pairing_id = own.class_pairing_id
    join courses course on course.id = side.course_id and course.student_group_type_id = ${groupTypes.smallGroup}
    join students s on s.classroom_id = side.id and ${present}
    where own.id = ${classroomId}
  ),
  facing as (
    select mine.id, theirs.first_name, theirs.is_approved_name
    from placed mine join placed theirs on theirs.place = mine.place and not theirs.is_own
    where mine.is_own
  )`

/**
 * Students of a classroom of the teacher by name, or its groups; undefined when the classroom is another's, or not
 * there.
 */
export async function findStudents(
  db: Database,
  teacherId: number,
  classroomId: number,
  { search = '', isDescending = false, studentId }: StudentSelection = {},
): Promise<StudentRow[] | undefined> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const name = sql`concat_ws(' ', s.first_name, s.last_initial)`
  const [found] = await rows<{ students: StudentRow[] }>(
    db,
    sql`with ${facingGroups(classroomId)}
        select coalesce((
            select jsonb_agg(
              jsonb_build_object(
                'id', s.id, 'first_name', s.first_name, 'last_initial', s.last_initial, 'username', s.username,
                'approve_student_submissions', s.approve_student_submissions,
                'is_approved_name', s.is_approved_name,
                'partner_name', facing.first_name, 'partner_is_approved_name', facing.is_approved_name,
                'payments', coalesce((
                  select jsonb_agg(
                    jsonb_build_object('created_at', ${asInstant(sql`paid.created_at`)}, 'amount', paid.amount)
                    order by paid.created_at, paid.id
                  ) from student_payments paid where paid.student_id = s.id
                ), '[]')
              )
              order by s.first_name ${ANY_LANGUAGE} ${direction}, s.last_initial ${ANY_LANGUAGE} ${direction}, s.id ${direction}
            )
            from students s
            left join facing on facing.id = s.id
            where s.classroom_id = c.id and ${present}
              and (${studentId ?? null}::int is null or s.id = ${studentId ?? null}::int)
              and (${search} = '' or ${contains(name, search)} or ${contains(sql`s.username`, search)})
          ), '[]') as students
        from classrooms c where c.id = ${classroomId} and c.teacher_id = ${teacherId}`,
  )
  return found?.students
}

/** What a student has posted for a task, or as responses to it; a deleted post is none. */
interface PostsRow {
  student_id: number
  is_response: boolean
  approved: number
  pending: number
  blocked: number
  unapproved: number
}

export interface OwedTask {
  id: number
  task_name: string
  task_category: string
  number_responses: number
  due_date: string | null
  response_due_date: string | null
  posts: PostsRow[]
}

/** The visible tasks of a classroom that ask for posts, in their order, each with the posts of its present students. */
export const findOwedTasks = (db: Database, classroomId: number): Promise<OwedTask[]> =>
  rows<OwedTask>(
    db,
    sql`with done as (
          select p.task_id, p.student_id, p.is_response,
            ${postCounts}
          from submissions p join students s on s.id = p.student_id and ${present}
          where p.classroom_id = ${classroomId} and p.status <> 'deleted'
          group by p.task_id, p.student_id, p.is_response
        ),
        posts as (
          select task_id, jsonb_agg(to_jsonb(done) - 'task_id') as list from done group by task_id
        )
        select t.id, t.task_name, t.task_category, t.number_responses, t.due_date::text as due_date,
          t.response_due_date::text as response_due_date, coalesce(posts.list, '[]') as posts
        from classrooms c
        join tasks t on t.class_pairing_id = c.class_pairing_id
        left join posts on posts.task_id = t.id
        where c.id = ${classroomId} and not t.is_hidden and t.task_category not in (${WITHOUT_POSTS})
        order by t."order", t.id`,
  )

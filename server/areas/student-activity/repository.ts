import { sql } from 'drizzle-orm'
import type { InactiveStudent, StudentActivityTask } from '../../../src/contract/entities/student-activity.ts'
import type { Posts } from '../../../src/contract/rules/student-activity.ts'
import { categoriesWithoutPosts } from '../../../src/contract/rules/task-categories.ts'
import { type Database, rows } from '../../db/database.ts'
import { ANY_LANGUAGE } from '../../db/text.ts'

/** The students of a classroom of the teacher, or its groups; undefined when it is another's, or not there. */
export async function findPosters(
  db: Database,
  teacherId: number,
  classroomId: number,
): Promise<InactiveStudent[] | undefined> {
  const [found] = await rows<{ posters: InactiveStudent[] }>(
    db,
    sql`select coalesce((
            select jsonb_agg(
              jsonb_build_object('id', s.id, 'first_name', s.first_name, 'last_initial', s.last_initial)
              order by s.first_name ${ANY_LANGUAGE}, s.last_initial, s.id
            ) from students s where s.classroom_id = c.id
          ), '[]') as posters
        from classrooms c where c.id = ${classroomId} and c.teacher_id = ${teacherId}`,
  )
  return found?.posters
}

const WITHOUT_POSTS = sql.join(
  categoriesWithoutPosts.map(category => sql`${category}`),
  sql`, `,
)

type TaskRow = Pick<
  StudentActivityTask,
  'id' | 'task_name' | 'task_category' | 'due_date' | 'response_due_date'
> & { number_responses: number; posts: Posts[] }

/** The visible tasks of a classroom that ask for posts, in their order, each with what the classroom has posted. */
export const tasksWithPosts = (db: Database, classroomId: number) =>
  rows<TaskRow>(
    db,
    sql`with done as (
          select p.task_id, p.student_id, p.is_response,
            count(*) filter (where p.status in ('pending', 'approved', 'blocked')) as posted,
            count(*) filter (where p.status = 'pending') as pending
          from submissions p where p.classroom_id = ${classroomId}
          group by p.task_id, p.student_id, p.is_response
        ),
        posts as (
          select task_id, jsonb_agg(to_jsonb(done) - 'task_id') as list from done group by task_id
        )
        select t.id, t.task_name, t.task_category, t.due_date::text as due_date,
          t.response_due_date::text as response_due_date, t.number_responses, coalesce(posts.list, '[]') as posts
        from classrooms c
        join tasks t on t.class_pairing_id = c.class_pairing_id
        left join posts on posts.task_id = t.id
        where c.id = ${classroomId} and not t.is_hidden and t.task_category not in (${WITHOUT_POSTS})
        order by t."order", t.id`,
  )

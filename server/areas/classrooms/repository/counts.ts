import { type SQL, sql } from 'drizzle-orm'
import { categoriesWithoutPosts } from '../../../../src/contract/rules/task-categories.ts'
import { present } from '../../../db/present.ts'
import { asInstant } from '../../../db/text.ts'

const WITHOUT_POSTS = sql.raw(`(${categoriesWithoutPosts.map(category => `'${category}'`).join(', ')})`)

/**
 * Common table expressions that count what belongs to the classrooms in `own`:
 *
 * - `posters`: who posts (students, groups, or the class as one) and how many people that is
 * - `owed`: visible tasks of the pairing, and the posts that they ask of each poster
 * - `posts`: submissions and responses that are not deleted, and of the posts that were asked for how many stand
 *   in which state. A poster who posts more often than asked counts once for each post asked, the best state
 *   first, so that the states never exceed what is owed. An unapproved post is to do again.
 */
export const counts: SQL = sql`
  posters as (
    select s.classroom_id, count(*)::int as posters, sum(s.members_number)::int as people
    from students s where s.classroom_id in (select id from own) and ${present} group by s.classroom_id
  ),
  owed as (
    select t.class_pairing_id, count(*)::int as tasks,
      coalesce(sum(1 + t.number_responses) filter (where t.task_category not in ${WITHOUT_POSTS}), 0)::int as posts
    from tasks t where t.class_pairing_id in (select class_pairing_id from own) and not t.is_hidden
    group by t.class_pairing_id
  ),
  ranked as (
    select p.classroom_id, p.is_response, p.status,
      not t.is_hidden and t.task_category not in ${WITHOUT_POSTS}
        and row_number() over (
          partition by p.student_id, p.task_id, p.is_response
          order by case p.status when 'approved' then 1 when 'pending' then 2 when 'blocked' then 3 else 4 end
        ) <= case when p.is_response then t.number_responses else 1 end as is_asked
    from submissions p join tasks t on t.id = p.task_id join students s on s.id = p.student_id and ${present}
    where p.classroom_id in (select id from own) and p.status <> 'deleted'
  ),
  posts as (
    select classroom_id,
      (count(*) filter (where not is_response))::int as submissions,
      (count(*) filter (where is_response))::int as responses,
      (count(*) filter (where is_asked and status = 'pending'))::int as pending,
      (count(*) filter (where is_asked and status = 'approved'))::int as approved,
      (count(*) filter (where is_asked and status = 'blocked'))::int as blocked
    from ranked group by classroom_id
  )`

/** Columns of `own` that the list and the detail read alike. */
export const ownColumns: SQL = sql`
  c.id, c.name, c.code, c.start_date::text as start_date, c.end_date::text as end_date,
  ${asInstant(sql`c.created_at`)} as created_at, ${asInstant(sql`c.expire_at`)} as expire_at`

/** The columns that the joins below give. */
export const countColumns: SQL = sql`
  coalesce(owed.tasks, 0) as tasks_count,
  coalesce(posts.submissions, 0) as submissions_count,
  coalesce(posts.responses, 0) as responses_count,
  coalesce(owed.posts, 0) * coalesce(posters.posters, 0) as owed_count,
  coalesce(posts.pending, 0) as pending_count,
  coalesce(posts.approved, 0) as approved_count,
  coalesce(posts.blocked, 0) as blocked_count,
  posters.people as students_number`

export const countJoins: SQL = sql`
  left join posters on posters.classroom_id = c.id
  left join owed on owed.class_pairing_id = c.class_pairing_id
  left join posts on posts.classroom_id = c.id`

export interface CountRow {
  tasks_count: number
  submissions_count: number
  responses_count: number
  owed_count: number
  pending_count: number
  approved_count: number
  blocked_count: number
  students_number: number | null
}

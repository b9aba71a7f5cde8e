import { sql } from 'drizzle-orm'
import { standingStatuses } from '../../../../src/contract/rules/submission-status.ts'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'

/** What decides how a post of a student begins. */
export interface Poster {
  approve_student_submissions: boolean
  age_range: { min_age: number } | null
}

/**
 * Holds a student: of several posts at once each sees those before it. Their classroom keeps its pairing meanwhile, for
 * a post is for a task of it (docs/decisions/order-of-locks.md). Null when the student is gone.
 */
export async function lockPoster(
  db: Database,
  { id, classroom_id }: { id: number; classroom_id: number },
): Promise<Poster | null> {
  await db.execute(sql`select 1 from classrooms where id = ${classroom_id} for key share`)
  const [found] = await rows<Poster>(
    db,
    sql`select s.approve_student_submissions,
          case when age.id is not null then jsonb_build_object('min_age', age.min_age) end as age_range
        from students s join classrooms c on c.id = s.classroom_id
        left join age_ranges age on age.id = c.age_range_id
        where s.id = ${id} and ${present} for no key update of s`,
  )
  return found ?? null
}

interface TaskRules {
  is_hidden: boolean
  task_category: string
  number_responses: number
  response_type: 1 | 2
}

/** What of a task decides whether it takes a post; null when the classroom does not have it. */
export async function findTaskRules(
  db: Database,
  classroomId: number,
  taskId: number,
): Promise<TaskRules | null> {
  const [found] = await rows<TaskRules>(
    db,
    sql`select t.is_hidden, t.task_category, t.number_responses, t.response_type
        from tasks t join classrooms c on c.class_pairing_id = t.class_pairing_id
        where c.id = ${classroomId} and t.id = ${taskId}`,
  )
  return found ?? null
}

const STANDING = sql.join(
  standingStatuses.map(status => sql`${status}`),
  sql`, `,
)

/** Posts of a student for a task, and those among them that stand: approved, or waiting for the teacher. */
export async function countPosts(
  db: Database,
  { student_id, task_id, post_id }: { student_id: number; task_id: number; post_id: number | null },
): Promise<{ all: number; standing: number }> {
  const [found] = await rows<{ all: number; standing: number }>(
    db,
    sql`select count(*)::int as "all",
          (count(*) filter (where status in (${STANDING}) and is_response = ${post_id !== null}
            and responding_to_id is not distinct from ${post_id}::int))::int as standing
        from submissions where student_id = ${student_id} and task_id = ${task_id}`,
  )
  return found ?? { all: 0, standing: 0 }
}

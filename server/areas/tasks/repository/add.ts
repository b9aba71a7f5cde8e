import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { openActionItems } from '../../actions/area.ts'
import { tasks } from '../schema.ts'

type NewTask = Omit<typeof tasks.$inferInsert, 'id'>

/** Adds tasks to class pairings, with what teachers have to do for them, and tells their ids in the order given. */
export async function addTasks(db: Database, list: NewTask[]): Promise<number[]> {
  if (list.length === 0) return []
  const added = await db.insert(tasks).values(list).returning({ id: tasks.id })
  await openActionItems(
    db,
    list.map(({ class_pairing_id }) => class_pairing_id),
  )
  return added.map(({ id }) => id)
}

/** A task of a course as a classroom takes it. */
type CourseTask = Pick<
  NewTask,
  | 'task_name'
  | 'task_category'
  | 'order'
  | 'number_responses'
  | 'task_thumbnail'
  | 'create_prompt'
  | 'respond_prompt'
  | 'video_time_limit'
> & { course_task_id: number }

/**
 * Gives the pairing of a classroom the tasks of a course, after those that it has. What it has of the course already
 * stays as it is: the partner may have taken the same course. Call it in a transaction.
 */
export async function addCourseTasks(
  db: Database,
  classroomId: number,
  courseTasks: readonly CourseTask[],
): Promise<void> {
  const [pairing] = await rows<{ id: number }>(
    db,
    sql`select p.id from class_pairings p join classrooms c on c.class_pairing_id = p.id
        where c.id = ${classroomId} for update of p`,
  )
  if (!pairing) throw new Error(`there is no classroom ${classroomId}`)
  const class_pairing_id = pairing.id
  // in a statement of its own: what the partner has taken while this one waited is there by now
  const had = await rows<{ order: number; course_task_id: number | null }>(
    db,
    sql`select "order", course_task_id from tasks where class_pairing_id = ${class_pairing_id}`,
  )
  const last = Math.max(0, ...had.map(({ order }) => order))
  const taken = new Set(had.map(({ course_task_id }) => course_task_id))
  const fresh = courseTasks
    .filter(({ course_task_id }) => !taken.has(course_task_id))
    .toSorted((one, other) => one.order - other.order)
  await addTasks(
    db,
    fresh.map((task, index) => ({ ...task, class_pairing_id, order: last + index + 1 })),
  )
}

/**
 * Parts of the statement that joins two pairings: a task that both have of their course, or of the library, is one from
 * now on, as the leading one has it (`twins`: `gone` and `kept`), and what only the other has follows.
 */
export const joinedTasks = ({ from, into }: { from: number; into: number }): SQL => sql`
  twins as (
    select gone.id as gone, kept.id as kept
    from tasks gone join tasks kept on kept.class_pairing_id = ${into}
      and (kept.course_task_id = gone.course_task_id or kept.library_task_id = gone.library_task_id)
    where gone.class_pairing_id = ${from}
  ),
  followers as (
    select id, (row_number() over (order by "order", id)
      + (select coalesce(max("order"), 0) from tasks where class_pairing_id = ${into}))::int as place
    from tasks where class_pairing_id = ${from} and id not in (select gone from twins)
  ),
  joined_tasks as (
    update tasks t set class_pairing_id = ${into}, "order" = followers.place
    from followers where t.id = followers.id
  )`

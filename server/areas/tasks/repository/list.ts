import { type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import {
  isFound,
  type LongRow,
  longColumns,
  originColumns,
  originJoins,
  type ShortRow,
  shortColumns,
} from './rows.ts'

/** A task of an exchange as the list shows it. */
export interface TaskRow extends ShortRow {
  order: number
  due_date: string | null
  response_due_date: string | null
  is_custom_task: boolean
  is_hidden: boolean
  class_pairing_id: number
  course_task_id: number | null
  version: number
  order_version: string
  teacher_submissions: { id: number; classroom_id: number }[]
  teacher_responses: { id: number; classroom_id: number }[]
}

/** The classroom of the teacher with its pairing, as long as it is theirs. */
export async function findPairing(db: Database, teacherId: number, id: number): Promise<number | null> {
  const [found] = await rows<{ class_pairing_id: number }>(
    db,
    sql`select class_pairing_id from classrooms where id = ${id} and teacher_id = ${teacherId}`,
  )
  return found?.class_pairing_id ?? null
}

/** The tasks of a pairing in their order, from the first to the last. */
const idsInOrder = (pairingId: number): SQL =>
  sql`select id, row_number() over (order by "order", id)::int as place from tasks where class_pairing_id = ${pairingId}`

/** A mark of the order of a pairing's tasks: another one whenever they are others, or stand otherwise. */
const versionOfOrder = (places: SQL): SQL =>
  sql`select md5(coalesce(string_agg(id::text, ',' order by place), '')) from ${places}`

const posted = (isResponse: boolean) => sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', v.id, 'classroom_id', i.classroom_id) order by v.id)
    from action_items i join action_videos v on v.action_item_id = i.id and v.is_response = ${isResponse}
    join classrooms c on c.id = i.classroom_id and c.class_pairing_id = t.class_pairing_id
    where i.task_id = t.id), '[]')`

interface Which {
  search?: string
  /** Without those that are hidden. */
  isForStudents?: boolean
  taskId?: number
}

/** Tasks of a pairing in their order; their places and the mark of these are those among all. */
export const findTasks = (
  db: Database,
  pairingId: number,
  { search = '', isForStudents = false, taskId }: Which = {},
): Promise<TaskRow[]> =>
  rows<TaskRow>(
    db,
    sql`with places as (${idsInOrder(pairingId)})
        select ${shortColumns}, places.place as "order", t.due_date::text as due_date,
          t.response_due_date::text as response_due_date, t.is_custom_task, t.is_hidden, t.class_pairing_id,
          t.course_task_id, t.version, (${versionOfOrder(sql`places`)}) as order_version,
          ${posted(false)} as teacher_submissions, ${posted(true)} as teacher_responses
        from tasks t join places on places.id = t.id
        where t.class_pairing_id = ${pairingId} and ${isFound(search)}
          and (${taskId ?? null}::int is null or t.id = ${taskId ?? null}::int)
          and not (${isForStudents} and t.is_hidden)
        order by places.place`,
  )

/** What one task says beyond what the list has. */
export async function findLongTexts(db: Database, taskId: number): Promise<LongRow | null> {
  const [found] = await rows<LongRow>(
    db,
    sql`select ${longColumns}, ${originColumns}
        from tasks t left join library_tasks origin on origin.id = t.library_task_id ${originJoins}
        where t.id = ${taskId}`,
  )
  return found ?? null
}

interface Order {
  ids: number[]
  order_version: string
  last: number
}

/** The ids of a pairing's tasks in their order, the mark of that, and the number that the last one has. */
export async function findOrder(db: Database, pairingId: number): Promise<Order> {
  const [found] = await rows<Order>(
    db,
    sql`with places as (${idsInOrder(pairingId)})
        select coalesce((select jsonb_agg(id order by place) from places), '[]') as ids,
          (${versionOfOrder(sql`places`)}) as order_version,
          (select coalesce(max("order"), 0)::int from tasks where class_pairing_id = ${pairingId}) as last`,
  )
  return found ?? { ids: [], order_version: '', last: 0 }
}

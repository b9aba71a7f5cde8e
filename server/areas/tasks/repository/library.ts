import { type SQL, sql } from 'drizzle-orm'
import type { LibraryOrder } from '../../../../src/contract/rules/library-orders.ts'
import { type Database, rows } from '../../../db/database.ts'
import { ANY_LANGUAGE } from '../../../db/text.ts'
import { libraryTasks, taskContent } from '../schema.ts'
import {
  isFound,
  type LongRow,
  longColumns,
  originColumns,
  originJoins,
  type ShortRow,
  shortColumns,
} from './rows.ts'

/** A task of the library as its list shows it. */
export interface LibraryRow extends ShortRow, Pick<LongRow, 'task_language' | 'level' | 'country'> {
  is_added: boolean
}

export interface LibraryFilter {
  language_id?: number | undefined
  level_id?: number | undefined
  country_id?: number | undefined
  search?: string
  order?: LibraryOrder
  taskId?: number
}

const orders: Readonly<Record<LibraryOrder, SQL>> = {
  'a-z': sql`t.task_name ${ANY_LANGUAGE}, t.id`,
  'z-a': sql`t.task_name ${ANY_LANGUAGE} desc, t.id desc`,
  'pending-review': sql`t.created_at desc, t.id desc`,
}

const is = (column: string, id: number | undefined) =>
  sql`(${id ?? null}::int is null or ${sql.raw(column)} = ${id ?? null}::int)`

/** Tasks of the library, each with whether a pairing has it. */
export const findLibraryTasks = (
  db: Database,
  pairingId: number,
  { language_id, level_id, country_id, search = '', order = 'a-z', taskId }: LibraryFilter = {},
): Promise<LibraryRow[]> =>
  rows<LibraryRow>(
    db,
    sql`select ${shortColumns}, ${originColumns},
          exists (select 1 from tasks had where had.class_pairing_id = ${pairingId}
            and had.library_task_id = t.id) as is_added
        from library_tasks t join library_tasks origin on origin.id = t.id ${originJoins}
        where ${is('t.language_id', language_id)} and ${is('t.level_id', level_id)}
          and ${is('t.country_id', country_id)} and ${is('t.id', taskId)} and ${isFound(search)}
        order by ${orders[order]}`,
  )

/** What one of them says beyond what the list has. */
export async function findLibraryTexts(db: Database, id: number): Promise<LongRow | null> {
  const [found] = await rows<LongRow>(
    db,
    sql`select ${longColumns}, ${originColumns}
        from library_tasks t join library_tasks origin on origin.id = t.id ${originJoins}
        where t.id = ${id}`,
  )
  return found ?? null
}

export const findLibraryCountries = (db: Database) =>
  rows<{ id: number; iso: string; name: string }>(
    db,
    sql`select id, iso, name from countries where id in (select country_id from library_tasks)
        order by name ${ANY_LANGUAGE}`,
  )

export type NewLibraryTask = typeof libraryTasks.$inferInsert

/** Adds tasks to the library. */
export async function addLibraryTasks(db: Database, list: readonly NewLibraryTask[]): Promise<void> {
  if (list.length > 0) await db.insert(libraryTasks).values([...list])
}

/**
 * Gives a pairing a task of the library with all that it says, at this place, and tells its id; null when the library
 * has none of that id, or the pairing has it already.
 */
export async function copyLibraryTask(
  db: Database,
  task: {
    id: number
    class_pairing_id: number
    classroom_id: number
    order: number
    due_date: string | null
  },
): Promise<number | null> {
  const columns = sql.raw(taskContent.join())
  const [added] = await rows<{ id: number }>(
    db,
    sql`insert into tasks (class_pairing_id, classroom_id, library_task_id, "order", due_date, ${columns})
        select ${task.class_pairing_id}, ${task.classroom_id}, id, ${task.order}, ${task.due_date}::date, ${columns}
        from library_tasks where id = ${task.id}
        on conflict (class_pairing_id, library_task_id) do nothing
        returning id`,
  )
  return added?.id ?? null
}

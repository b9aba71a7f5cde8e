import type { Database } from '../../db/database.ts'
import { tasks } from './schema.ts'

type NewTask = Omit<typeof tasks.$inferInsert, 'id'>

/** Adds tasks and tells their ids in the order given. */
export async function addTasks(db: Database, list: NewTask[]): Promise<number[]> {
  if (list.length === 0) return []
  const added = await db.insert(tasks).values(list).returning({ id: tasks.id })
  return added.map(({ id }) => id)
}

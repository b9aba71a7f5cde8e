import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { type taskContent, tasks } from '../schema.ts'

/** A task as it was before an edit. */
export type SavedTaskRow = typeof tasks.$inferSelect

/** What an edit gives a task, all of it: what is left out does not compile. */
export type Content = Pick<SavedTaskRow, (typeof taskContent)[number] | 'due_date' | 'response_due_date'>

const ofPairing = (pairingId: number, id: number) =>
  and(eq(tasks.id, id), eq(tasks.class_pairing_id, pairingId))

/** A pairing, whose tasks nobody else adds or moves until the transaction ends. */
export async function lockPairing(db: Database, pairingId: number): Promise<void> {
  await db.execute(sql`select 1 from class_pairings where id = ${pairingId} for update`)
}

/** A task of a pairing, which nobody else saves until the transaction ends; null when it is not there. */
export async function lockTask(db: Database, pairingId: number, id: number): Promise<SavedTaskRow | null> {
  const [found] = await db.select().from(tasks).where(ofPairing(pairingId, id)).for('no key update')
  return found ?? null
}

/** Gives a task other contents, and its next version. */
export async function saveTask(db: Database, id: number, content: Content): Promise<void> {
  await db
    .update(tasks)
    .set({ ...content, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, id))
}

/** Hides a task or shows it; false when the pairing has none of that id. */
export async function setHidden(
  db: Database,
  { pairingId, id, is_hidden }: { pairingId: number; id: number; is_hidden: boolean },
): Promise<boolean> {
  const changed = await db
    .update(tasks)
    .set({ is_hidden })
    .where(ofPairing(pairingId, id))
    .returning({ id: tasks.id })
  return changed.length > 0
}

/** Gives the tasks of a pairing the places in which their ids stand, from 1 on. */
export async function setOrder(db: Database, pairingId: number, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`update tasks t set "order" = given.place::int
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality given(id, place)
        where t.class_pairing_id = ${pairingId} and t.id = given.id::int and t."order" <> given.place`,
  )
}

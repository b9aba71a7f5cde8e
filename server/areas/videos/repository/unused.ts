import { type SQL, sql } from 'drizzle-orm'
import { UNUSED_VIDEO_KEPT_DAYS } from '../../../../src/contract/limits/videos.ts'
import { type Database, rows } from '../../../db/database.ts'
import { isOf, isUnsaved, type VideoOwner } from './owner.ts'

/**
 * Marks videos as taken away that nobody has saved for anything, and tells which. They are held first: who is just saving
 * one keeps it, and who comes later finds it gone.
 */
const mark = (db: Database, which: SQL, hold: SQL): Promise<{ id: number }[]> =>
  db.transaction(async transaction => {
    const held = await rows<{ id: number }>(
      transaction,
      sql`select id from videos v where removed_at is null and ${which} and ${isUnsaved(sql`v`)} ${hold}`,
    )
    const ids = JSON.stringify(held.map(({ id }) => id))
    // in a statement of its own: what was saved before these were held is seen by now
    return rows<{ id: number }>(
      transaction,
      sql`update videos v set removed_at = now()
          where id in (select id::int from jsonb_array_elements_text(${ids}::jsonb) held(id)) and ${isUnsaved(sql`v`)}
          returning id`,
    )
  })

/** So many at once; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 500

/** Marks those that came long ago. One that somebody is just saving waits for the next sweep. */
export const markUnused = (db: Database) =>
  mark(
    db,
    sql`created_at < now() - make_interval(days => ${UNUSED_VIDEO_KEPT_DAYS})`,
    sql`limit ${SWEPT_AT_ONCE} for update skip locked`,
  )

/** Marks a video of theirs that came by an upload; null when there is none, or it is saved. */
export async function markOwnUnused(
  db: Database,
  owner: VideoOwner,
  uploadId: string,
): Promise<number | null> {
  const own = sql`upload_id = ${uploadId} and ${isOf(owner)}`
  const [marked] = await mark(db, own, sql`for update`)
  return marked?.id ?? null
}

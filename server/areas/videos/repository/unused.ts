import { sql } from 'drizzle-orm'
import { UNUSED_VIDEO_KEPT_DAYS } from '../../../../src/contract/limits/videos.ts'
import { type Database, rows } from '../../../db/database.ts'

/** So many at once; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 500

/**
 * Marks those as taken away that came long ago and that nobody has saved for anything. They are held first: who is just
 * saving one keeps it, and who comes later finds it gone.
 */
export const markUnused = (db: Database): Promise<void> =>
  db.transaction(async transaction => {
    const held = await rows<{ id: number }>(
      transaction,
      sql`select id from videos
          where removed_at is null and created_at < now() - make_interval(days => ${UNUSED_VIDEO_KEPT_DAYS})
            and not exists (select 1 from action_videos a where a.video_id = videos.id)
          limit ${SWEPT_AT_ONCE} for update skip locked`,
    )
    const ids = JSON.stringify(held.map(({ id }) => id))
    // in a statement of its own: what was saved before these were held is seen by now
    await transaction.execute(
      sql`update videos set removed_at = now()
          where id in (select id::int from jsonb_array_elements_text(${ids}::jsonb) held(id))
            and not exists (select 1 from action_videos a where a.video_id = videos.id)`,
    )
  })

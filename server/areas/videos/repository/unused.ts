import { sql } from 'drizzle-orm'
import { UNUSED_VIDEO_KEPT_DAYS } from '../../../../src/contract/limits/videos.ts'
import { type Database, rows } from '../../../db/database.ts'

/** So many at once; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 500

/** Takes the videos away that came long ago and that nobody has saved for anything. */
export const endUnusedVideos = (db: Database) =>
  rows<{ name: string; converted: string | null; poster: string | null }>(
    db,
    sql`delete from videos where id in (
          select v.id from videos v
          where v.created_at < now() - make_interval(days => ${UNUSED_VIDEO_KEPT_DAYS})
            and not exists (select 1 from action_videos a where a.video_id = v.id)
          limit ${SWEPT_AT_ONCE})
        returning name, converted, poster`,
  )

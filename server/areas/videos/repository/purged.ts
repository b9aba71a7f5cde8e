import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

/**
 * Takes away the videos that came by these uploads, in the transaction that takes their posts away, and tells which; one
 * that a teacher has saved for an action item stays.
 */
export const markUploadsRemoved = (
  transaction: Database,
  uploadIds: readonly string[],
): Promise<{ id: number }[]> =>
  rows<{ id: number }>(
    transaction,
    sql`update videos set removed_at = coalesce(removed_at, now())
        where upload_id in (select jsonb_array_elements_text(${JSON.stringify(uploadIds)}::jsonb))
          and not exists (select 1 from action_videos a where a.video_id = videos.id)
        returning id`,
  )

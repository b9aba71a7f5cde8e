import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../server/db/database.ts'
import type { Storage } from '../../server/storage/storage.ts'
import { until } from './until.ts'

interface VideoRow {
  stage: string
  video_processed: number
  progress: number
  failure: string | null
  transcode_video_size: number | null
  video_duration: number | null
  width: number | null
  height: number | null
  converted: string | null
  poster: string | null
}

/** Gives a video to the server, as an upload does, but for its job. */
export async function giveVideo(
  { db, storage }: { db: Database; storage: Storage },
  name: string,
  file: Buffer | string,
): Promise<number> {
  await storage.put(name, Buffer.from(file))
  const [row] = await rows<{ id: number }>(
    db,
    sql`insert into videos (name, label, type, original_video_size)
        values (${name}, 'My video', 'video/mp4', ${file.length}) returning id`,
  )
  if (!row) throw new Error('there is no row')
  return row.id
}

export async function videoRow(db: Database, id: number): Promise<VideoRow> {
  const [row] = await rows<VideoRow & { transcode_video_size: string | null }>(
    db,
    sql`select stage, video_processed, progress, failure, transcode_video_size, video_duration, width, height,
          converted, poster from videos where id = ${id}`,
  )
  if (!row) throw new Error('there is no row')
  const { transcode_video_size: size } = row
  return { ...row, transcode_video_size: size === null ? null : Number(size) }
}

/** The row once it is at a stage. */
export async function videoAt(db: Database, id: number, stage: string): Promise<VideoRow> {
  let last: VideoRow | undefined
  return until(
    () => {
      void videoRow(db, id).then(row => {
        last = row
      })
      return last?.stage === stage && last
    },
    () => `a video that is ${stage}: ${JSON.stringify(last)}`,
  )
}

import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { fullName } from '../../../db/full-name.ts'
import { present } from '../../../db/present.ts'
import type { Failure } from './conversion.ts'

interface FailedPost {
  id: number
  failure: Failure
  student_id: number
  student: string
  classroom_id: number
  teacher_id: number
}

/** The post that a video which has failed was given for; null while it has not, or nobody who is there has posted it. */
export async function findFailedPost(db: Database, videoId: number): Promise<FailedPost | null> {
  const [found] = await rows<FailedPost>(
    db,
    sql`select p.id, v.failure, p.student_id, ${fullName(sql`s`)} as student, p.classroom_id, c.teacher_id
        from videos v join submissions p on p.video_id = v.id and p.status <> 'deleted'
        join students s on s.id = p.student_id and ${present}
        join classrooms c on c.id = p.classroom_id
        where v.id = ${videoId} and v.stage = 'failed' and v.removed_at is null`,
  )
  return found ?? null
}

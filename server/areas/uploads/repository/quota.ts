import { type SQL, sql } from 'drizzle-orm'
import { STUDENTS_UNSAVED_VIDEOS_MAX_BYTES } from '../../../../src/contract/limits/student-site.ts'
import {
  RECORDING_AHEAD_MAX_BYTES,
  UNFINISHED_UPLOADS_MAX,
  UNSAVED_VIDEOS_MAX_BYTES,
} from '../../../../src/contract/limits/videos.ts'
import { type Database, rows } from '../../../db/database.ts'
import { heldOwner, isOf, isUnsaved, type VideoOwner } from '../../videos/area.ts'

type Student = Extract<VideoOwner, { student_id: number }>

/** A recording that is sent while it is recorded: so much is set aside for it as it may become. */
export const ENDLESS = 0

export const isEndless = ({ bytes }: { bytes: number }): boolean => bytes === ENDLESS

/** The teacher of a student; null when either is gone. */
export async function teacherOf(db: Database, { student_id }: Student): Promise<number | null> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select c.teacher_id as id from students s join classrooms c on c.id = s.classroom_id where s.id = ${student_id}`,
  )
  return found?.id ?? null
}

/** Holds whoever it is, and before a student their teacher: of several at once each sees what those before it have begun. */
export async function holdOwner(transaction: Database, owner: VideoOwner): Promise<void> {
  const teacher_id = 'student_id' in owner ? await teacherOf(transaction, owner) : null
  if (teacher_id !== null) await transaction.execute(heldOwner({ teacher_id }))
  await transaction.execute(heldOwner(owner))
}

/** Whether a row is of one of all students whose teacher this one has, those who were removed too. */
const isOfClassmates = ({ student_id }: Student): SQL => sql`student_id in (
  select mate.id from students own
  join classrooms c on c.id = own.classroom_id
  join classrooms every on every.teacher_id = c.teacher_id
  join students mate on mate.classroom_id = every.id
  where own.id = ${student_id}
)`

const openUploads = (isTheirs: SQL) =>
  sql`select case bytes when ${ENDLESS} then ${RECORDING_AHEAD_MAX_BYTES} else bytes end as bytes
      from uploads where ${isTheirs} and removed_at is null`

/** Of somebody's uploads that have not ended, and of their videos that were saved for nothing. */
async function unsavedBytes(db: Database, isTheirs: SQL): Promise<number> {
  const [sum] = await rows<{ bytes: string | number }>(
    db,
    sql`select coalesce(sum(bytes), 0) as bytes from (
          ${openUploads(isTheirs)}
          union all
          select original_video_size from videos v
          where ${isTheirs} and v.removed_at is null and ${isUnsaved(sql`v`)}) unsaved`,
  )
  return Number(sum?.bytes ?? 0)
}

/** What is against so many bytes more of somebody, who is held. */
export async function roomIssue(
  db: Database,
  owner: VideoOwner,
  bytes: number,
): Promise<'tooManyUnfinished' | 'tooMuchUnsaved' | 'tooMuchOfAll' | null> {
  const begun = await rows(db, openUploads(isOf(owner)))
  if (begun.length >= UNFINISHED_UPLOADS_MAX) return 'tooManyUnfinished'
  if ((await unsavedBytes(db, isOf(owner))) + bytes > UNSAVED_VIDEOS_MAX_BYTES) return 'tooMuchUnsaved'
  if ('teacher_id' in owner) return null
  const all = await unsavedBytes(db, isOfClassmates(owner))
  return all + bytes > STUDENTS_UNSAVED_VIDEOS_MAX_BYTES ? 'tooMuchOfAll' : null
}

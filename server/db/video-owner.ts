import { type SQL, sql } from 'drizzle-orm'

/** Who sends a video, whose it is: a teacher by their id, or a student. */
export type VideoOwner = number | { student_id: number }

/** The columns of a row of theirs. */
export const columnsOf = (owner: VideoOwner): { teacher_id: number } | { student_id: number } =>
  typeof owner === 'number' ? { teacher_id: owner } : owner

/** Whether a row is theirs: of a table that has both columns. */
export const isOf = (owner: VideoOwner): SQL =>
  typeof owner === 'number' ? sql`teacher_id = ${owner}` : sql`student_id = ${owner.student_id}`

/** Holds whoever it is: of several at once each sees what those before it have begun. */
export const heldOwner = (owner: VideoOwner): SQL =>
  typeof owner === 'number'
    ? sql`select 1 from teachers where id = ${owner} for no key update`
    : sql`select 1 from students where id = ${owner.student_id} for no key update`

/** What stands for them in a counter of attempts. */
export const nameOf = (owner: VideoOwner): string =>
  typeof owner === 'number' ? String(owner) : `student ${owner.student_id}`

/** Whether nobody has saved a video `v` for anything, a teacher or a student. */
export const isUnsaved = sql.raw(
  'not exists (select 1 from action_videos a where a.video_id = v.id) and not exists (select 1 from submissions p where p.video_id = v.id)',
)

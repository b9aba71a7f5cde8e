import { type SQL, sql } from 'drizzle-orm'

/** Who sends a video, whose it is: a teacher or a student. A row of a video, or of an upload, has the one or the other. */
export type VideoOwner = { teacher_id: number } | { student_id: number }

/** Whether a row is theirs: of a table that has both columns. */
export const isOf = (owner: VideoOwner): SQL =>
  'teacher_id' in owner ? sql`teacher_id = ${owner.teacher_id}` : sql`student_id = ${owner.student_id}`

/** Holds whoever it is: of several at once each sees what those before it have begun. */
export const heldOwner = (owner: VideoOwner): SQL =>
  'teacher_id' in owner
    ? sql`select 1 from teachers where id = ${owner.teacher_id} for no key update`
    : sql`select 1 from students where id = ${owner.student_id} for no key update`

/**
 * Keeps whoever it is until the transaction ends: they are not deleted meanwhile. No row when they are gone. Before what
 * belongs to them is locked (docs/decisions/order-of-locks.md).
 */
export const keptOwner = (owner: VideoOwner): SQL =>
  'teacher_id' in owner
    ? sql`select 1 from teachers where id = ${owner.teacher_id} for key share`
    : sql`select 1 from students where id = ${owner.student_id} for key share`

/** What stands for them in a counter of attempts. */
export const nameOf = (owner: VideoOwner): string =>
  'teacher_id' in owner ? String(owner.teacher_id) : `student ${owner.student_id}`

/** Of videos under this name: whether nobody has saved one for anything, a teacher or a student. */
export const isUnsaved = (video: SQL): SQL => sql`(
  not exists (select 1 from action_videos a where a.video_id = ${video}.id)
  and not exists (select 1 from submissions p where p.video_id = ${video}.id))`

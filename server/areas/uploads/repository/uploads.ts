import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  RECORDING_AHEAD_MAX_BYTES,
  UNFINISHED_UPLOAD_KEPT_HOURS,
} from '../../../../src/contract/limits/videos.ts'
import { type Database, rows } from '../../../db/database.ts'
import { isOf, type VideoOwner } from '../../videos/area.ts'
import { refuse } from '../refusals.ts'
import { uploads } from '../schema.ts'
import { ENDLESS, holdOwner, isEndless, roomIssue } from './quota.ts'

export type Upload = typeof uploads.$inferSelect

/** What is known of one that was given up: its bytes may be there yet. */
export type GivenUp = Pick<Upload, 'id' | 'name'>

/**
 * Adds an upload. What has come of recordings that were not submitted yields to one that is: the browser still has them
 * whole. Tells what has yielded, whose bytes are to go; nothing yields to an upload that is refused all the same.
 * @throws 422, 429 so many of theirs have begun and not ended, or those and their videos that were saved for
 * nothing are too many bytes, theirs or of all students of their teacher; also when several begin at the same moment
 */
export async function addUpload(
  db: Database,
  { id, owner, label, bytes }: Pick<Upload, 'id' | 'label' | 'bytes'> & { owner: VideoOwner },
): Promise<GivenUp[]> {
  return db.transaction(async transaction => {
    await holdOwner(transaction, owner)
    const isRecording = isEndless({ bytes })
    const wanted = isRecording ? RECORDING_AHEAD_MAX_BYTES : bytes
    let issue = await roomIssue(transaction, owner, wanted)
    let yielded: GivenUp[] = []
    if (issue && !isRecording) {
      yielded = await giveUpEndless(transaction, owner)
      issue = await roomIssue(transaction, owner, wanted)
    }
    if (issue) throw refuse(issue)
    await transaction.insert(uploads).values({ id, ...owner, label, bytes })
    return yielded
  })
}

const isOpen = (id: string) => and(eq(uploads.id, id), isNull(uploads.removed_at))

export async function findUpload(db: Database, id: string): Promise<Upload | null> {
  const [found] = await db.select().from(uploads).where(isOpen(id))
  return found ?? null
}

export async function isOwnUpload(db: Database, owner: VideoOwner, id: string): Promise<boolean> {
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isOpen(id), isOf(owner)))
  return found.length > 0
}

export async function isEndlessUpload(db: Database, id: string): Promise<boolean> {
  const found = await findUpload(db, id)
  return found !== null && isEndless(found)
}

/** Notes how long a recording has become that was sent while it was recorded. */
export async function sayLength(db: Database, id: string, bytes: number): Promise<void> {
  await db
    .update(uploads)
    .set({ bytes })
    .where(and(isOpen(id), eq(uploads.bytes, ENDLESS)))
}

const giveUpEndless = (db: Database, owner: VideoOwner) =>
  rows<GivenUp>(
    db,
    sql`update uploads set removed_at = now()
        where ${isOf(owner)} and bytes = ${ENDLESS} and removed_at is null returning id, name`,
  )

/** Notes what the whole is, before it is moved to the storage under this name; false when it was given up meanwhile. */
export async function nameUpload(
  db: Database,
  id: string,
  { name, type }: { name: string; type: string },
): Promise<boolean> {
  const named = await db.update(uploads).set({ name, type }).where(isOpen(id)).returning({ id: uploads.id })
  return named.length > 0
}

/** Ends one that has become a video, in the transaction that adds the video; false when it has ended otherwise. */
export async function endUpload(db: Database, id: string): Promise<boolean> {
  const ended = await db.delete(uploads).where(isOpen(id)).returning({ id: uploads.id })
  return ended.length > 0
}

/** Gives one up: nobody goes on with it, and its bytes are to go. Null when it has ended otherwise. */
export async function giveUp(db: Database, id: string): Promise<GivenUp | null> {
  const given = await db
    .update(uploads)
    .set({ removed_at: sql`now()` })
    .where(isOpen(id))
    .returning({ id: uploads.id, name: uploads.name })
  return given[0] ?? null
}

/** Gives up those of students who are taken away for good, in the transaction that does, and before the students go. */
export const giveUpOfStudents = (transaction: Database, studentIds: readonly number[]): Promise<GivenUp[]> =>
  rows<GivenUp>(
    transaction,
    sql`update uploads set removed_at = coalesce(removed_at, now())
        where student_id in (select id::int from jsonb_array_elements_text(${JSON.stringify(studentIds)}::jsonb) gone(id))
        returning id, name`,
  )

/** Forgets one that was given up, once its bytes are gone. */
export async function forgetUpload(db: Database, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}

/** Gives up those that began too long ago, and those of teachers and students who are gone. */
export const giveUpOld = (db: Database) =>
  db.execute(
    sql`update uploads set removed_at = now()
        where removed_at is null and ((teacher_id is null and student_id is null)
          or created_at < now() - make_interval(hours => ${UNFINISHED_UPLOAD_KEPT_HOURS}))`,
  )

/** So many at once; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 500

/** Those that were given up and whose bytes may be there yet. */
export const givenUp = (db: Database) =>
  rows<GivenUp>(
    db,
    sql`select id, name from uploads where removed_at is not null order by removed_at limit ${SWEPT_AT_ONCE}`,
  )

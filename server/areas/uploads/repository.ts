import { and, eq, sql } from 'drizzle-orm'
import { UNFINISHED_UPLOAD_KEPT_HOURS, UNFINISHED_UPLOADS_MAX } from '../../../src/contract/limits/videos.ts'
import { type Database, rows } from '../../db/database.ts'
import { uploads } from './schema.ts'

export type Upload = typeof uploads.$inferSelect

/** Adds an upload; false when so many of the teacher's have begun and not ended, also at the same moment. */
export async function addUpload(
  db: Database,
  { id, teacher_id, label, bytes }: Pick<Upload, 'id' | 'teacher_id' | 'label' | 'bytes'>,
): Promise<boolean> {
  return db.transaction(async transaction => {
    await transaction.execute(sql`select 1 from teachers where id = ${teacher_id} for no key update`)
    const begun = await rows(transaction, sql`select 1 from uploads where teacher_id = ${teacher_id}`)
    if (begun.length >= UNFINISHED_UPLOADS_MAX) return false
    await transaction.insert(uploads).values({ id, teacher_id, label, bytes })
    return true
  })
}

export async function findUpload(db: Database, id: string): Promise<Upload | null> {
  const [found] = await db.select().from(uploads).where(eq(uploads.id, id))
  return found ?? null
}

export async function isOwnUpload(db: Database, teacherId: number, id: string): Promise<boolean> {
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.teacher_id, teacherId)))
  return found.length > 0
}

/** Notes what the whole is, before it is moved to the storage under this name. */
export async function nameUpload(
  db: Database,
  id: string,
  { name, type }: { name: string; type: string },
): Promise<void> {
  await db.update(uploads).set({ name, type }).where(eq(uploads.id, id))
}

/** False when it has ended before. */
export async function endUpload(db: Database, id: string): Promise<boolean> {
  const ended = await db.delete(uploads).where(eq(uploads.id, id)).returning({ id: uploads.id })
  return ended.length > 0
}

/** So many at once; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 500

/** Takes the uploads away that began too long ago. */
export const endOldUploads = (db: Database) =>
  rows<Pick<Upload, 'id' | 'name'>>(
    db,
    sql`delete from uploads where id in (
          select id from uploads
          where created_at < now() - make_interval(hours => ${UNFINISHED_UPLOAD_KEPT_HOURS})
          limit ${SWEPT_AT_ONCE})
        returning id, name`,
  )

import { eq, sql } from 'drizzle-orm'
import { TASK_FILES_PER_DAY_MAX_BYTES } from '../../../../src/contract/limits/files.ts'
import { type Database, rows } from '../../../db/database.ts'
import { files } from '../schema.ts'

/** Whether so many bytes may come yet, with what a teacher has given for tasks within a day. */
export async function hasRoomToday(db: Database, teacherId: number, bytes: number): Promise<boolean> {
  const [found] = await rows<{ bytes: number }>(
    db,
    sql`select coalesce(sum(bytes), 0)::float8 as bytes from files
        where teacher_id = ${teacherId} and type <> 'avatar' and created_at > now() - interval '1 day'`,
  )
  return (found?.bytes ?? 0) + bytes <= TASK_FILES_PER_DAY_MAX_BYTES
}

/**
 * Notes a file that a teacher gives, before it is kept; false when it is one for tasks and there is no room for it today.
 * Of several at once each counts those that came before it.
 */
export function addFile(
  db: Database,
  file: { name: string; teacher_id: number; type: string; bytes: number },
): Promise<boolean> {
  return db.transaction(async transaction => {
    if (file.type !== 'avatar') {
      await transaction.execute(sql`select 1 from teachers where id = ${file.teacher_id} for no key update`)
      // in a statement of its own: what came while this one waited is there by now
      if (!(await hasRoomToday(transaction, file.teacher_id, file.bytes))) return false
    }
    await transaction.insert(files).values(file)
    return true
  })
}

/** Notes how large a file has become: a picture that was made anew has other bytes than the one that came. */
export async function setBytes(db: Database, name: string, bytes: number): Promise<void> {
  await db.update(files).set({ bytes }).where(eq(files.name, name))
}

/** Forgets a file that was not kept. */
export async function forgetFile(db: Database, name: string): Promise<void> {
  await db.delete(files).where(eq(files.name, name))
}

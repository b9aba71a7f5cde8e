import { and, eq, sql } from 'drizzle-orm'
import { UNUSED_FILE_KEPT_DAYS } from '../../../src/contract/limits/files.ts'
import { type Database, rows } from '../../db/database.ts'
import type { SweepRule } from '../../db/sweep-rule.ts'
import { files } from './schema.ts'

export async function addFile(db: Database, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file)
}

/** Whether a file of this name is the teacher's own. */
export async function isOwnFile(db: Database, teacherId: number, name: string): Promise<boolean> {
  const [found] = await db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.name, name), eq(files.teacher_id, teacherId)))
  return found !== undefined
}

/**
 * Notes that a teacher goes on using a file, in a profile or a draft of one, so that it stays; false when it is not
 * theirs.
 */
export async function useFile(db: Database, teacherId: number, name: string): Promise<boolean> {
  const used = await db
    .update(files)
    .set({ used_at: sql`now()` })
    .where(and(eq(files.name, name), eq(files.teacher_id, teacherId)))
    .returning({ name: files.name })
  return used.length > 0
}

/** So many at once; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 500

/**
 * Files that nobody has used for long and that no area keeps. First the row goes: what a node that dies in
 * the middle leaves behind is bytes that no row names, never a row without its bytes.
 */
export const filesSweep: SweepRule = async (db, { storage, filesInUse }) => {
  const gone = await rows<{ name: string }>(
    db,
    sql`delete from files where name in (
          select f.name from files f
          where f.used_at < now() - make_interval(days => ${UNUSED_FILE_KEPT_DAYS})
            and not (${sql.join([sql`false`, ...filesInUse], sql` or `)})
          limit ${SWEPT_AT_ONCE})
        returning name`,
  )
  for (const { name } of gone) await storage.remove(name)
}

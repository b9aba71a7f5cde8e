import { and, eq, ne, sql } from 'drizzle-orm'
import type { FileType } from '../../../../src/contract/entities/file.ts'
import { UNUSED_FILE_KEPT_DAYS } from '../../../../src/contract/limits/files.ts'
import { type Database, rows } from '../../../db/database.ts'
import type { SweepRule } from '../../../db/sweep-rule.ts'
import { files } from '../schema.ts'

/** Whether a file of this name is the teacher's own, and may be seen: a purchase order is our team's to read. */
export async function isOwnFile(db: Database, teacherId: number, name: string): Promise<boolean> {
  const [found] = await db
    .select({ name: files.name })
    .from(files)

    .where(and(eq(files.name, name), eq(files.teacher_id, teacherId), ne(files.type, 'payment_order')))
  return found !== undefined
}

/**
 * Notes that a teacher goes on using a picture of themselves, in a profile or a draft of one, or the file of a purchase
 * order, so that it stays; false when it is none of theirs.
 */
export async function useFile(
  db: Database,
  teacherId: number,
  { name, type }: { name: string; type: Extract<FileType, 'avatar' | 'payment_order'> },
): Promise<boolean> {
  const used = await db
    .update(files)
    .set({ used_at: sql`now()` })
    .where(and(eq(files.name, name), eq(files.teacher_id, teacherId), eq(files.type, type)))
    .returning({ name: files.name })
  return used.length > 0
}

interface Wanted {
  names: readonly string[]
  /** Whose files they may be. */
  teachers: readonly number[]
  /** Those that may be anybody's. */
  shown: readonly string[]
}

/**
 * Which of these names are files for tasks that may be shown; they stay from now on. In the order of their names, so that
 * two who save at once wait for one another, and not both.
 */
export async function keepTaskFiles(db: Database, { names, teachers, shown }: Wanted): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const listed = (list: readonly (string | number)[]) =>
    sql`select value from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) listed(value)`
  const used = await rows<{ name: string }>(
    db,
    sql`with found as (
          select name from files
          where type not in ('avatar', 'payment_order') and name in (${listed(names)})
            and (teacher_id::text in (${listed(teachers)}) or name in (${listed(shown)}))
          order by name for update
        )
        update files set used_at = now() where name in (select name from found) returning name`,
  )
  return new Set(used.map(({ name }) => name))
}

/** So many at once; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 500

/**
 * Files that nobody has used for long and that no area keeps. First the row goes: what a node that dies in
 * the middle leaves behind is bytes that no row names, never a row without its bytes. What is taken into use meanwhile
 * is seen once its row is held, by its time alone.
 */
export const filesSweep: SweepRule = async (db, { storage, filesInUse }) => {
  const gone = await rows<{ name: string }>(
    db,
    sql`delete from files where name in (
          select f.name from files f
          where f.used_at < now() - make_interval(days => ${UNUSED_FILE_KEPT_DAYS})
            and not (${sql.join([sql`false`, ...filesInUse], sql` or `)})
          limit ${SWEPT_AT_ONCE})
          and used_at < now() - make_interval(days => ${UNUSED_FILE_KEPT_DAYS})
        returning name`,
  )
  for (const { name } of gone) await storage.remove(name)
}

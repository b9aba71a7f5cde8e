import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { present } from '../../../db/present.ts'
import { students } from '../schema.ts'

interface Account {
  id: number
  /** Null as long as nobody has been given a password. */
  password_hash: string | null
}

/** The student of a classroom by its code and the username; null when there is no such one. */
export async function findStudentAccount(
  db: Database,
  code: string,
  username: string,
): Promise<Account | null> {
  const [found] = await rows<Account>(
    db,
    sql`select s.id, s.password_hash from students s join classrooms c on c.id = s.classroom_id
        where s.username = ${username} and c.code = ${code} and ${present}`,
  )
  return found ?? null
}

export async function findPasswordHash(db: Database, id: number): Promise<string | null> {
  const [found] = await db
    .select({ password_hash: students.password_hash })
    .from(students)
    .where(and(eq(students.id, id), isNull(students.removed_at)))
  return found?.password_hash ?? null
}

/** Sets a password that the student has chosen; false when it is not the one `before` any more. */
export async function setOwnPassword(
  db: Database,
  id: number,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const changed = await db
    .update(students)
    .set({ password_hash: after, is_first_password: false })
    .where(and(eq(students.id, id), eq(students.password_hash, before), isNull(students.removed_at)))
    .returning({ id: students.id })
  return changed.length > 0
}

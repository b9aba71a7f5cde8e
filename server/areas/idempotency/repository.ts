import { and, eq, sql } from 'drizzle-orm'
import { IDEMPOTENCY_KEPT_HOURS } from '../../../src/contract/limits/idempotency.ts'
import type { Database } from '../../db/database.ts'
import { goneAfterHours } from '../../db/sweep-rule.ts'
import { firstAnswers } from './schema.ts'

/** A teacher's key. */
export interface Key {
  teacher_id: number
  key: string
}

const isKey = ({ teacher_id, key }: Key) =>
  and(eq(firstAnswers.teacher_id, teacher_id), eq(firstAnswers.key, key))

/**
 * Takes a key for a request; false when it is taken. Whoever comes second waits here until the first one's transaction
 * is over, and takes the key if that failed.
 */
export async function takeKey(db: Database, key: Key, request: string): Promise<boolean> {
  const taken = await db
    .insert(firstAnswers)
    .values({ ...key, request })
    .onConflictDoNothing()
    .returning({ key: firstAnswers.key })
  return taken.length > 0
}

export async function keepAnswer(db: Database, key: Key, answer: object): Promise<void> {
  await db.update(firstAnswers).set({ answer }).where(isKey(key))
}

export async function findFirst(db: Database, key: Key) {
  const [first] = await db
    .select({ request: firstAnswers.request, answer: firstAnswers.answer })
    .from(firstAnswers)
    .where(isKey(key))
  return first ?? null
}

/**
 * Forgets the answers to a teacher in which one of these texts stands as a value, such as the usernames of students who
 * are taken away for good. A call that is sent again after that is one of its own.
 */
export async function forgetAnswers(
  db: Database,
  teacherId: number,
  values: readonly string[],
): Promise<void> {
  await db.execute(
    sql`delete from first_answers f
        where f.teacher_id = ${teacherId} and exists (
          select 1 from jsonb_path_query(f.answer, 'strict $.**') told(value)
          where told.value in (select value from jsonb_array_elements(${JSON.stringify(values)}::jsonb))
        )`,
  )
}

export const answersSweep = goneAfterHours(firstAnswers, 'created_at', IDEMPOTENCY_KEPT_HOURS)

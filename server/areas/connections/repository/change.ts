import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { connectionRequests } from '../schema.ts'

type NewRequest = Pick<
  typeof connectionRequests.$inferInsert,
  'teacher_id' | 'classroom_id' | 'invited_teacher_id' | 'invited_classroom_id' | 'message'
>

/** Adds a request that waits, and tells its id. */
export async function addRequest(
  db: Database,
  request: NewRequest & Partial<typeof connectionRequests.$inferInsert>,
): Promise<number> {
  const [added] = await db.insert(connectionRequests).values(request).returning({ id: connectionRequests.id })
  if (!added) throw new Error('the database gave no id for the new request')
  return added.id
}

/** A request does not wait any more. Call it with the request held. */
export async function settleRequest(
  db: Database,
  id: number,
  settled:
    | { status: 'cancelled' }
    | { status: 'declined'; decline_message: string }
    | { status: 'accepted'; invited_classroom_id: number },
): Promise<void> {
  await db
    .update(connectionRequests)
    .set({ ...settled, settled_at: sql`now()` })
    .where(eq(connectionRequests.id, id))
}

/** A request waits once more, as if it had just been sent. Call it with the request held. */
export async function renewRequest(db: Database, id: number): Promise<void> {
  await db
    .update(connectionRequests)
    .set({
      status: 'pending',
      decline_message: '',
      settled_at: null,
      sent_at: sql`now()`,
      sends: sql`${connectionRequests.sends} + 1`,
    })
    .where(eq(connectionRequests.id, id))
}

/** What else waits for two classrooms that are partners now is cancelled; locked by their ids first. */
export async function cancelOthers(db: Database, id: number, classroomIds: readonly number[]): Promise<void> {
  const { classroom_id, invited_classroom_id, status } = connectionRequests
  const about = or(inArray(classroom_id, [...classroomIds]), inArray(invited_classroom_id, [...classroomIds]))
  const others = and(about, eq(status, 'pending'), ne(connectionRequests.id, id))
  await db
    .select({ id: connectionRequests.id })
    .from(connectionRequests)
    .where(others)
    .orderBy(connectionRequests.id)
    .for('update')
  await db.update(connectionRequests).set({ status: 'cancelled', settled_at: sql`now()` }).where(others)
}

/** A request that names no classroom of who is asked is about this one from now on. */
export async function nameClassroom(db: Database, id: number, classroomId: number): Promise<void> {
  await db
    .update(connectionRequests)
    .set({ invited_classroom_id: classroomId })
    .where(and(eq(connectionRequests.id, id), sql`${connectionRequests.invited_classroom_id} is null`))
}

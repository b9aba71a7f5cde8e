import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { joinedItems } from '../actions/area.ts'
import { finishJoining, joinedClassroom, lockForJoining } from '../classrooms/area.ts'
import { joinedPosts } from '../submissions/area.ts'
import { joinedTasks } from '../tasks/area.ts'

/**
 * Pairs two classrooms that have no partner yet: the other one joins the pairing of the first, whose id it tells, with
 * all that it has (docs/decisions/shared-pairing.md). Keys hold classrooms, tasks and posts together, so they move in
 * one statement, of which each area has its part. Call it in a transaction.
 */
export async function pairClassrooms(
  db: Database,
  one: number,
  other: number,
  pairedAt: Date = new Date(),
): Promise<number> {
  const joining = await lockForJoining(db, one, other, pairedAt)
  const parts = [joinedTasks, joinedPosts, joinedItems, joinedClassroom].map(part => part(joining))
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1`)
  await finishJoining(db, joining)
  return joining.into
}

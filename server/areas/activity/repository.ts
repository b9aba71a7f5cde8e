import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { Database } from '../../db/database.ts'
import { activities } from '../../db/schema/notifications.ts'
import type { SignedInTeacher } from '../session/authenticate.ts'

/** Notes what a teacher did, for support; kept for a year. */
export async function noteActivity(
  db: Database,
  { id, operator }: SignedInTeacher,
  activity: Body<'POST /api/teacher/activity'>,
): Promise<void> {
  await db.insert(activities).values({ teacher_id: id, operator, ...activity })
}

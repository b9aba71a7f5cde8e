import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { Database } from '../../db/database.ts'
import { gone } from '../../db/sweep-rule.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { activities } from './schema.ts'

const KEPT_DAYS = 365

/** Notes what a teacher did, for support; kept for a year. */
export async function noteActivity(
  db: Database,
  { id, operator }: SignedInTeacher,
  activity: Body<'POST /api/teacher/activity'>,
): Promise<void> {
  await db.insert(activities).values({ teacher_id: id, operator, ...activity })
}

export const activitySweep = gone(activities, 'created_at', KEPT_DAYS)

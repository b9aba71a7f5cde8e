import type { NotificationType } from '../../../src/contract/rules/notification-kinds.ts'
import type { Database } from '../../db/database.ts'
import { notify } from '../notifications/area.ts'
import type { Failure } from './repository/conversion.ts'
import { findFailedPost } from './repository/told.ts'

/** What is no video the student has to send anew; what we could not convert its teacher can still play. */
const types: Record<Failure, NotificationType> = {
  unreadable: 'student_video_fail',
  'no-picture': 'student_video_fail',
  'too-long': 'student_video_fail',
  missing: 'student_video_fail',
  unconverted: 'video_conversion_failed',
}

/**
 * Tells the teacher of a student whose video has failed, once of each. Call it in the transaction that has it fail or
 * that posts it, whichever comes later: it tells of what is both.
 */
export async function tellOfFailed(transaction: Database, videoId: number): Promise<void> {
  const post = await findFailedPost(transaction, videoId)
  if (!post) return
  const { id: object_id, failure, student_id, student, classroom_id, teacher_id } = post
  await notify(transaction, [
    {
      ...{ teacher_id, type: types[failure], from: student, classroom_id, object_id },
      trigger_user_id: student_id,
      occasion: `video ${videoId} failed`,
    },
  ])
}

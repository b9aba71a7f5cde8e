import type { NotificationType } from '../../../src/contract/rules/notification-kinds.ts'
import type { Database } from '../../db/database.ts'
import { notify } from '../notifications/area.ts'
import { findPosted, findShared } from './repository/told.ts'

type Told = Awaited<ReturnType<typeof findShared>>[number]

const newsOf = (type: NotificationType, { id, student_id, classroom_id, teacher_id, student }: Told) => ({
  ...{ teacher_id, type, classroom_id, from: student },
  object_id: id,
  trigger_user_id: student_id,
  occasion: `${type} ${id}`,
})

/** Tells the partner's teacher of posts that their classroom may see by now; once of each, however often that changes. */
export async function tellOfShared(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const shared = await findShared(transaction, ids)
  await notify(
    transaction,
    shared.map(post =>
      newsOf(post.is_response ? 'partner_responded_to_student_video' : 'partner_student_post_video', post),
    ),
  )
}

/** Tells of what a student has just posted: their teacher, and the partner's where nobody has to look at it before. */
export async function tellOfPost(transaction: Database, id: number): Promise<void> {
  const post = await findPosted(transaction, id)
  if (post)
    await notify(transaction, [
      newsOf(post.is_response ? 'student_response_to_video' : 'student_video_posted', post),
    ])
  await tellOfShared(transaction, [id])
}

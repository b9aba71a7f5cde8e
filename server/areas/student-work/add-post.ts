import type { Body } from '../../../src/contract/endpoints/all.ts'
import type { SitePost } from '../../../src/contract/entities/student-site.ts'
import {
  STUDENT_POSTS_PER_HOUR,
  STUDENT_POSTS_PER_TASK_MAX,
} from '../../../src/contract/limits/student-site.ts'
import { isUnderReviewAge } from '../../../src/contract/rules/video-review.ts'
import { studentSiteSentences } from '../../../src/contract/server-messages/student-site.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInStudent } from '../../signed-in-student.ts'
import { allowAttempt } from '../attempts/area.ts'
import { addSubmissions, isVideoPosted, tellOfPost } from '../submissions/area.ts'
import { lockOwnVideo, tellOfFailed, uploadIdOf } from '../videos/area.ts'
import { refuse } from './refusals.ts'
import { findOwn } from './repository/own-work.ts'
import { countPosts, findTaskRules, lockPoster } from './repository/posting.ts'
import { isSeenPost } from './repository/seen-posts.ts'
import { asksForPosts, shownOwn } from './shown-work.ts'

/** For which task, and to which post of the partner, if to any. */
interface Where {
  task_id: number
  post_id: number | null
}

async function mustTake(
  db: Database,
  student: SignedInStudent,
  { task_id, post_id, hasVideo }: Where & { hasVideo: boolean },
): Promise<void> {
  const task = await findTaskRules(db, student.classroom_id, task_id)
  if (!task) throw refuse('notFound')
  if (task.is_hidden || !asksForPosts(task)) throw refuse('postClosed')
  if (task.response_type === 2 && hasVideo)
    throw refuse('badInput', {
      message: studentSiteSentences.textOnly,
      fields: { url: [studentSiteSentences.textOnly] },
    })
  if (post_id !== null) {
    if (!(await isSeenPost(db, student, { task_id, post_id }))) throw refuse('notFound')
    if (task.number_responses === 0) throw refuse('postClosed')
  }
  const posted = await countPosts(db, { student_id: student.id, task_id, post_id })
  if (posted.standing > 0) throw refuse('postSent')
  if (posted.all >= STUDENT_POSTS_PER_TASK_MAX) throw refuse('postClosed')
}

/** The video that has come by an upload of the student, as long as it is for nothing else; null without one. */
async function videoOf(db: Database, student_id: number, url: string | undefined): Promise<number | null> {
  if (url === undefined) return null
  const video = await lockOwnVideo(db, { student_id }, uploadIdOf(url))
  if (!video || (await isVideoPosted(db, video.id))) throw refuse('videoUnknown')
  return video.id
}

/**
 * Posts for a task, or responds to a post of the partner. It waits for the teacher, unless this student's posts need no
 * review; below the age of review they all do (P3 §4).
 * @throws 404, 422 with code 42, 84, 85 or 86, or with a sentence of the text; 429
 */
export async function addPost(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  student: SignedInStudent,
  where: Where,
  given: Body<'POST /api/student/tasks/{task_id}/posts'>,
): Promise<SitePost> {
  if (student.is_exchange_expired) throw refuse('exchangeExpired')
  const text = given.text?.trim() || null
  if (text === null && given.url === undefined)
    throw refuse('badInput', { fields: { text: [studentSiteSentences.textOrVideo] } })
  const scope = tokens.blind('student-posts', String(student.id))
  await allowAttempt(db, [{ scope, attempts: STUDENT_POSTS_PER_HOUR, windowMinutes: 60 }])
  return db.transaction(async transaction => {
    const poster = await lockPoster(transaction, student)
    if (!poster) throw refuse('signInAgain')
    await mustTake(transaction, student, { ...where, hasVideo: given.url !== undefined })
    const video_id = await videoOf(transaction, student.id, given.url)
    const is_unreviewed = !poster.approve_student_submissions && !isUnderReviewAge(poster.age_range)
    const [postId = 0] = await addSubmissions(transaction, [
      {
        classroom_id: student.classroom_id,
        student_id: student.id,
        task_id: where.task_id,
        is_response: where.post_id !== null,
        responding_to_id: where.post_id,
        ...{ text, video_id, is_unreviewed, status: is_unreviewed ? 'approved' : 'pending' },
      },
    ])
    // a teacher who sees the site as the student knows of it
    if (student.viewer === null) await tellOfPost(transaction, postId)
    if (video_id !== null) await tellOfFailed(transaction, video_id)
    const [added] = await findOwn(transaction, student.id, { postId })
    if (!added) throw new Error('there is no post')
    return shownOwn(tokens, added)
  })
}

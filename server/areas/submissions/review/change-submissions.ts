import type { Body, Data } from '../../../../src/contract/endpoints/all.ts'
import { commonSentences } from '../../../../src/contract/server-messages/common.ts'
import type { Database } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { lockOpenForReview } from '../../classrooms/area.ts'
import { refuse } from '../refusals.ts'
import { lockPosts, saveChange } from '../repository/change.ts'
import { someOfClassroom } from '../repository/of-classroom.ts'
import { viewpointOf } from '../repository/posts.ts'
import { findMadeBefore } from '../repository/undo.ts'
import { tellOfShared } from '../tell.ts'
import { allowChanges } from './allow-changes.ts'
import { asTheyAre } from './as-they-are.ts'
import { wantedOf } from './wanted.ts'

type Key = 'PUT /api/teacher/classrooms/{id}/submissions'

/** The posts that are named, each with the version that was seen where that is said. @throws 422 when one is named twice */
function namedIn({ videos }: Body<Key>): Map<number, number | undefined> {
  const named = new Map(
    videos.map(video => (typeof video === 'number' ? [video, undefined] : [video.id, video.version])),
  )
  if (named.size < videos.length)
    throw refuse('badInput', { fields: { videos: [commonSentences.fieldNotValid] } })
  return named
}

interface NamedPosts extends Pick<Services, 'tokens'> {
  teacher: SignedInTeacher
  /** Of the classroom, which is held already. */
  id: number
  body: Body<Key>
  /** Those of these ids that may be meant. */
  which: (ids: readonly number[]) => Parameters<typeof lockPosts>[1]
}

/**
 * Changes the status of posts, of all that are named or of none (P3 §4). Nothing is made of what somebody else has changed
 * since it was seen, unless it has become the same.
 * @throws 404 with code 90, 409 with code 91
 */
export async function changeNamed(transaction: Database, of: NamedPosts): Promise<Data<Key>> {
  const { tokens, teacher, id, body, which } = of
  const named = namedIn(body)
  const ids = [...named.keys()]
  const found = await lockPosts(transaction, which(ids))
  const wanted = wantedOf(found, body.action)
  if (found.length < ids.length || !wanted) throw refuse('submissionGone')
  const changed = found.filter(post => {
    const seen = named.get(post.id)
    return seen !== undefined && seen !== post.version && post.status !== body.action
  })
  if (changed.length > 0) {
    const overtaken = changed.map(post => post.id)
    const submissions = await asTheyAre(transaction, tokens, viewpointOf(teacher, id), overtaken)
    throw refuse('submissionChanged', { submissions })
  }
  const saved = await saveChange(transaction, { classroom_id: id, by: teacher }, wanted)
  await tellOfShared(
    transaction,
    (saved?.posts ?? []).map(post => post.id),
  )
  const now = new Map([...found, ...(saved?.posts ?? [])].map(post => [post.id, post]))
  const submissions = ids.flatMap(one => {
    const post = now.get(one)
    return post ? [{ id: one, status: post.status, version: post.version }] : []
  })
  const change_id = saved ? saved.change_id : await findMadeBefore(transaction, teacher, { id, ids })
  return { change_id, submissions }
}

/**
 * Changes the status of posts of a classroom.
 * @throws 403 with code 10, 404 with code 90, 409 with code 91, 422 with code 42, 429
 */
export async function changeSubmissions(
  services: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  id: number,
  body: Body<Key>,
): Promise<Data<Key>> {
  const { db, tokens } = services
  await allowChanges(services, teacher, body.videos)
  return db.transaction(async transaction => {
    await lockOpenForReview(transaction, teacher, id)
    const which = (ids: readonly number[]) => someOfClassroom(id, ids)
    return changeNamed(transaction, { tokens, teacher, id, body, which })
  })
}

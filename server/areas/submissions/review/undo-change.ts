import type { Data } from '../../../../src/contract/endpoints/all.ts'
import type { ChangedSubmission } from '../../../../src/contract/entities/submission.ts'
import { SHARED_STATUS } from '../../../../src/contract/rules/submission-status.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { lockOpenForReview } from '../../classrooms/area.ts'
import { refuse } from '../refusals.ts'
import { type PostState, saveChange } from '../repository/change.ts'
import { type ChangedPost, findGone, findOpenChange, lockChanged, lockPosters } from '../repository/undo.ts'
import { tellOfShared } from '../tell.ts'

type Undone = Data<'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo'>

const shown = ({ id, status, version }: ChangedPost): ChangedSubmission => ({ id, status, version })

/** It is what the change has made it, and the student has posted no other in its place. */
const canGoBack = ({ is_as_made, is_replaced }: ChangedPost): boolean => is_as_made && !is_replaced

/** What a post was; one that nobody had looked at waits where the class has come under the age of review since (P3 §4). */
function asBefore(post: ChangedPost): PostState {
  const { id, from_status: status, from_unreviewed, is_of_age } = post
  if (from_unreviewed && status === SHARED_STATUS && !is_of_age)
    return { id, status: 'pending', is_unreviewed: false }
  return { id, status, is_unreviewed: post.from_unreviewed }
}

/**
 * Takes a change back: each of its posts gets the status that it had, unless somebody has changed it since, the student has
 * posted another, or it is gone. Once more, as where the first answer was lost, it tells what that has done.
 * @throws 403 with code 10, 404 with code 92, 422 with code 42
 */
export function undoChange(
  { db }: Pick<Services, 'db'>,
  teacher: SignedInTeacher,
  { id, change_id }: { id: number; change_id: number },
): Promise<Undone> {
  return db.transaction(async transaction => {
    await lockOpenForReview(transaction, teacher, id)
    const change = await findOpenChange(transaction, teacher, { id, change_id })
    if (!change) throw refuse('changeGone')
    await lockPosters(transaction, change_id)
    const made = await lockChanged(transaction, change_id)
    const gone = await findGone(transaction, change_id)
    if (change.undone_by !== null) {
      const back = (await lockChanged(transaction, change.undone_by)).filter(post => post.is_as_made)
      const ids = new Set(back.map(post => post.id))
      const changed_since = made.filter(post => !ids.has(post.id)).map(shown)
      return { undone: back.map(shown), changed_since, gone }
    }
    const [back, left] = [made.filter(canGoBack), made.filter(post => !canGoBack(post))]
    const changer = { classroom_id: id, by: teacher, undoes: change_id }
    const saved = await saveChange(transaction, changer, back.map(asBefore))
    await tellOfShared(
      transaction,
      (saved?.posts ?? []).map(post => post.id),
    )
    return { undone: saved?.posts ?? [], changed_since: left.map(shown), gone }
  })
}

import type { ReviewedClassroom } from '../../../../src/contract/entities/reviewed-classroom.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { readReviewedClassroom } from '../../classrooms/area.ts'
import { promptHoldsUntil, shownPrompt } from '../../tasks/area.ts'

/**
 * What the review needs of a classroom. What its tasks ask for stands here once for each, since a list has thousands of
 * posts for a few tasks.
 * @throws 403 with code 10
 */
export async function readReview(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: Pick<SignedInTeacher, 'id'>,
  id: number,
): Promise<{ data: ReviewedClassroom; freshUntil: number }> {
  const { data, freshUntil } = await readReviewedClassroom(db, teacher, id)
  const now = Date.now()
  const tasks = data.tasks.map(({ create_prompt_html, ...task }) => ({
    ...task,
    create_prompt: shownPrompt(tokens, { ...task, create_prompt_html }, now),
  }))
  return {
    data: { ...data, tasks },
    freshUntil: Math.min(freshUntil, ...data.tasks.map(task => promptHoldsUntil(task, now))),
  }
}

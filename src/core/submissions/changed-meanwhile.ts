import type { Submission } from '../../contract/entities/submission.ts'
import { SUBMISSION_CHANGED } from '../../contract/error-codes/submissions.ts'
import { asRefusal } from '../http/failure.ts'
import { isObject } from '../http/shape.ts'
import { isSubmissions } from '../students/submission-checks.ts'

/** The posts as they are now that somebody else had changed, where a change was refused for that; none for any other failure. */
export function postsNow(error: unknown): readonly Submission[] {
  const refusal = asRefusal(error)
  if (refusal?.errorCode !== SUBMISSION_CHANGED || !isObject(refusal.data)) return []
  const { submissions } = refusal.data
  return isSubmissions(submissions) ? (submissions as Submission[]) : []
}

/** One of them; null where it is not among them. */
export const changedMeanwhile = (error: unknown, id: number): Submission | null =>
  postsNow(error).find(post => post.id === id) ?? null

import type { Submission } from '../../contract/entities/submission.ts'
import { SUBMISSION_CHANGED } from '../../contract/error-codes/submissions.ts'
import { asRefusal } from '../http/failure.ts'
import { isObject } from '../http/shape.ts'
import { isSubmissions } from '../students/submission-checks.ts'

/** A post as it is now, where a change was refused because somebody else had changed it; null for any other failure. */
export function changedMeanwhile(error: unknown, id: number): Submission | null {
  const refusal = asRefusal(error)
  if (refusal?.errorCode !== SUBMISSION_CHANGED || !isObject(refusal.data)) return null
  const { submissions } = refusal.data
  if (!isSubmissions(submissions)) return null
  return (submissions as Submission[]).find(post => post.id === id) ?? null
}

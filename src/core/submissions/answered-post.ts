import type { Submission } from '../../contract/entities/submission.ts'
import { SUBMISSION_GONE } from '../../contract/error-codes/submissions.ts'
import { call } from '../http/call.ts'
import { asRefusal } from '../http/failure.ts'
import { createLoad, type Load } from '../http/load.ts'
import { review as t } from '../messages/review.ts'

const OWN = 'GET /api/teacher/classrooms/{id}/submissions/{sid}'
const PARTNER = 'GET /api/teacher/classrooms/{id}/submissions-partner/{sid}'

/** One post of the own students, or of the partner's, as it is now. */
export async function askPost(id: number, sid: number, isPartner: boolean, signal?: AbortSignal) {
  const options = { params: { id, sid }, ...(signal && { signal }) }
  const { data } = await call(isPartner ? PARTNER : OWN, undefined, options)
  return data
}

/** The post that a response answers: most often the other classroom's. */
export const answeredPost = (id: number, sid: number, isPartner: boolean): Load<Submission> =>
  createLoad(
    async signal => {
      try {
        return { data: await askPost(id, sid, !isPartner, signal) }
      } catch (error) {
        if (asRefusal(error)?.errorCode !== SUBMISSION_GONE) throw error
        return { data: await askPost(id, sid, isPartner, signal) }
      }
    },
    { failed: t.originalFailed },
  )

import { SENT_BEFORE } from '../../contract/error-codes/common.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { call } from '../http/call.ts'
import { asRefusal } from '../http/failure.ts'
import { isObject } from '../http/shape.ts'

/**
 * The classroom that a draft has made already, where its answer was lost and something else was sent after that; null
 * for any other failure.
 */
export function createdBefore(error: unknown): number | null {
  const refusal = asRefusal(error)
  if (refusal?.errorCode !== SENT_BEFORE || !isObject(refusal.data)) return null
  const { id } = refusal.data
  return isId(id) ? id : null
}

/** Whether a classroom has a course; what cannot be learned now is seen in the classroom itself. */
export async function hasCourse(id: number, signal: AbortSignal): Promise<boolean> {
  try {
    const { data } = await call('GET /api/teacher/classrooms/{id}', undefined, { params: { id }, signal })
    return data.course_id !== null
  } catch {
    return true
  }
}

import { subjects } from '../reference/reference-lists.ts'
import { $user } from '../session/session.ts'
import { leftOf } from './left-of.ts'

/**
 * How many exchanges a new classroom of a subject lacks (decision 2): one at least, since the server has said that some
 * are missing and may know of less than the session does.
 */
export function missingForClassroom(subjectId: number): number {
  const [user, state] = [$user.get(), subjects.$state.get()]
  const subject = 'data' in state && state.data?.find(({ id }) => id === subjectId)
  return user && subject ? Math.max(1, subject.number_of_tokens - leftOf(user, subjectId)) : 1
}

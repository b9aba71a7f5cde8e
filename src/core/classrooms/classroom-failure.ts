import { AGREEMENT_MISSING, EXCHANGE_EXPIRED, TOKENS_MISSING } from '../../contract/error-codes/classrooms.ts'
import { COURSE_UNAVAILABLE } from '../../contract/error-codes/courses.ts'
import { explain } from '../http/explain.ts'
import { asRefusal } from '../http/failure.ts'
import { mayGoBetter } from '../http/may-go-better.ts'
import { classroomForm as t } from '../messages/classroom-form.ts'

/**
 * Why a classroom was not saved, where no field alone is to blame (P2 §8): the school has not signed its agreement, no
 * token is left, the course is gone, the exchange has expired, or anything else. `again`: the same may go better
 * another time.
 */
export type ClassroomFailure =
  | { why: 'agreement' | 'tokens' | 'course' | 'expired'; reason: string }
  | { why: 'call'; reason: string; again: boolean }

const whys: Readonly<Record<number, 'agreement' | 'tokens' | 'course' | 'expired'>> = {
  [AGREEMENT_MISSING]: 'agreement',
  [TOKENS_MISSING]: 'tokens',
  [COURSE_UNAVAILABLE]: 'course',
  [EXCHANGE_EXPIRED]: 'expired',
}

/**
 * @param refused what the server found wrong in single fields, which say it themselves
 * @param phrase how a refusal is told (P2 §8); that no token is left has a sentence of its own there
 */
export function readClassroomFailure(
  error: unknown,
  refused: object,
  phrase: (message: string) => string,
): ClassroomFailure | null {
  const refusal = asRefusal(error)
  const said = explain(error, t.failed)
  const reason = refusal ? phrase(said) : said
  const why = refusal?.errorCode === undefined ? undefined : whys[refusal.errorCode]
  if (why) return { why, reason: why === 'tokens' ? said : reason }
  if ('course_id' in refused) return { why: 'course', reason: phrase(String(refused.course_id)) }
  if (Object.keys(refused).length > 0) return null
  return { why: 'call', reason, again: mayGoBetter(error) }
}

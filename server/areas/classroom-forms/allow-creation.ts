import {
  INDEPENDENT_CLASSROOMS_PER_DAY,
  INDEPENDENT_CLASSROOMS_PER_HOUR,
} from '../../../src/contract/limits/classrooms.ts'
import { isIndependent } from '../../../src/contract/rules/user-types.ts'
import type { Database } from '../../db/database.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import type { Tokens } from '../../tokens.ts'
import { allowAttempt } from '../attempts/area.ts'

/**
 * Bounds the classrooms of who pays no tokens for them; an operator's own are counted apart. Call it in the transaction
 * of the creation, so that one that is refused counts for nothing.
 * @throws 429
 */
export async function allowCreation(
  transaction: Database,
  tokens: Tokens,
  teacher: SignedInTeacher,
): Promise<void> {
  if (!isIndependent(teacher)) return
  const scope = (span: string) =>
    tokens.blind(`classrooms-${span}`, String(teacher.id), teacher.operator ?? '')
  await allowAttempt(transaction, [
    { scope: scope('hour'), attempts: INDEPENDENT_CLASSROOMS_PER_HOUR, windowMinutes: 60 },
    { scope: scope('day'), attempts: INDEPENDENT_CLASSROOMS_PER_DAY, windowMinutes: 24 * 60 },
  ])
}

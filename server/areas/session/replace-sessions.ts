import type { SucceedingTokens } from '../../../src/contract/entities/user.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse } from './refusals.ts'
import { succeedSession } from './repository/sessions.ts'
import { revokeSessions } from './revoke.ts'
import { tokenPair } from './sign-in.ts'

/**
 * Ends every session of a teacher, the one that asks included, and opens a new one for who asks: a copy of the tokens
 * from before is worth nothing then. Both identities of a masquerade session stay, and so does its end.
 * @throws 401 when the session that asks has ended meanwhile
 */
export async function replaceSessions(
  services: Pick<Services, 'tokens'>,
  transaction: Database,
  { id, familyId, operator }: SignedInTeacher,
): Promise<SucceedingTokens> {
  const ended = await revokeSessions(transaction, id)
  if (!ended.some(session => session.familyId === familyId)) throw refuse('signInAgain')
  const claims = await succeedSession(transaction, id, familyId)
  const pair = await tokenPair(services, id, claims)
  return operator === null ? pair : { ...pair, token_admin: services.tokens.adminToken(claims.familyId) }
}

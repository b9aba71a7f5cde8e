import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { Services } from '../../services.ts'
import { openSession, tokenPair } from '../session/area.ts'
import { findUser } from '../teachers/area.ts'
import { refuse } from './refusals.ts'
import { originOf, redeemCode } from './repository/codes.ts'

const KEY = 'POST /api/teacher/session-codes/session'

/**
 * A session of the teacher whom a code is for. A page of another origin leaves the code as it is. The teacher's own last
 * sign-in stays as it is.
 * @throws 403 from a page of another origin, 410 for a code that was used, is too old, or none
 */
export async function openSessionByCode(
  services: Pick<Services, 'db' | 'tokens'>,
  { code, caller }: { code: string; caller: string | undefined },
): Promise<Data<typeof KEY>> {
  const { db, tokens } = services
  const origin = await originOf(db, code)
  if (origin === null) throw refuse('sessionCodeInvalid')
  if (origin !== caller) throw refuse('sessionCodeOfOtherOrigin')
  const { teacherId, user, claims } = await db.transaction(async transaction => {
    const redeemed = await redeemCode(transaction, { code, origin })
    const user = redeemed && (await findUser({ db: transaction, tokens }, redeemed.teacherId))
    if (!redeemed || !user) throw refuse('sessionCodeInvalid')
    const { teacherId, familyId } = redeemed
    return { teacherId, user, claims: await openSession(transaction, teacherId, { familyId }) }
  })
  return { ...user, ...(await tokenPair(services, teacherId, claims)) }
}

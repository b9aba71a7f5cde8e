import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { Services } from '../../services.ts'
import { beginAudit } from '../audit/area.ts'
import { openSession, tokenPair } from '../session/area.ts'
import { findUser } from '../teachers/area.ts'
import { refuse } from './refusals.ts'
import { redeemMasqueradeLink } from './repository.ts'

const KEY = 'POST /api/teacher/login-as-teacher'

interface Given {
  admin_token: string
  teacher_token: string
  requestId: string
}

/**
 * Signs an operator in as a teacher: a session of 60 minutes with both identities, whose every call needs the admin
 * token too. The teacher's own last sign-in stays as it is.
 */
export async function signInAsTeacher(services: Services, given: Given): Promise<Data<typeof KEY>> {
  const { db, tokens } = services
  const { link, user, claims } = await db.transaction(async transaction => {
    const link = await redeemMasqueradeLink(transaction, given)
    const user = link && (await findUser({ db: transaction, tokens }, link.teacher_id))
    if (!link || !user) throw refuse('masqueradeLinkInvalid')
    const [method = '', path = ''] = KEY.split(' ')
    await beginAudit(transaction, { ...link, method, path, status: 200, request_id: given.requestId })
    return {
      link,
      user,
      claims: await openSession(transaction, link.teacher_id, { operator: link.operator }),
    }
  })
  return {
    ...user,
    ...(await tokenPair(services, link.teacher_id, claims)),
    token_admin: tokens.adminToken(claims.familyId),
    operator: link.operator,
  }
}

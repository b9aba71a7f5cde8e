import type { Data } from '../../../src/contract/endpoints/all.ts'
import type { Services } from '../../services.ts'
import { beginAudit } from '../audit/area.ts'
import { openSession, tokenPair } from '../session/area.ts'
import { findUser, isDisabled } from '../teachers/area.ts'
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
  const link = await redeemMasqueradeLink(db, given)
  const user = link && (await findUser(db, link.teacher_id))
  if (!link || !user) throw refuse('masqueradeLinkInvalid')
  if (await isDisabled(db, link.teacher_id)) throw refuse('teacherDisabled')
  const [method = '', path = ''] = KEY.split(' ')
  await beginAudit(db, { ...link, method, path, status: 200, request_id: given.requestId })
  const claims = await openSession(db, link.teacher_id, link.operator)
  return {
    ...user,
    ...(await tokenPair(services, link.teacher_id, claims)),
    token_admin: tokens.adminToken(claims.familyId),
    operator: link.operator,
  }
}

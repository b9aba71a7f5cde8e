import type { User } from '../../contract/entities/user.ts'
import { call } from '../http/call.ts'
import { $user } from '../session/session.ts'
import { takeUser } from '../session/session-changes.ts'

/**
 * Whether the teacher is to be told now that the account is verified. The server says so once, wherever they have signed
 * in; where it cannot be asked, it is told another time.
 */
export async function takeVerifiedNotice({ id, is_verified_notice_due }: User): Promise<boolean> {
  if (!is_verified_notice_due) return false
  try {
    const { data } = await call('POST /api/teacher/profile/verified-notice')
    const user = $user.get()
    if (data && user?.id === id) takeUser({ ...user, is_verified_notice_due: false })
    return data
  } catch {
    return false
  }
}

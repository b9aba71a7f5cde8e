import { AGREEMENT_POLL_MS } from '../../contract/limits/profile.ts'
import { call } from '../http/call.ts'
import { fits, isFlag, isNumber, isText, orNull } from '../http/shape.ts'
import { agreement as t } from '../messages/agreement.ts'
import { platform } from '../platform.ts'
import { callPoll } from '../polling/call-poll.ts'

const key = 'GET /api/teacher/profile/teacher-agreement-status'
const isData = fits({ signed: isFlag, school_id: orNull(isNumber), link: orNull(isText) })
const queryOf = (schoolId: number | null) => (schoolId === null ? {} : { school_id: schoolId })

/**
 * Whether the agreement of a school is signed, asked again and again while somebody waits for it.
 * @param schoolId null for the teacher's own
 */
export const agreementPoll = (schoolId: number | null) =>
  callPoll({ ms: AGREEMENT_POLL_MS, isData, failed: t.failedTitle }, key, queryOf(schoolId))

/** The same, once; where it cannot be learned, it counts as not signed. */
export async function isAgreementSigned(schoolId: number | null): Promise<boolean> {
  try {
    const { data } = await call(key, queryOf(schoolId))
    return data.signed
  } catch {
    return false
  }
}

/**
 * What the form may do in its frame. A provider's runs scripts; one of the page's own origin would get out of its frame
 * with them, and ours needs none.
 */
export function formSandbox(link: string): string {
  const own = platform.address()
  const runsScripts = new URL(link, own).origin !== own.origin
  return `allow-forms allow-same-origin${runsScripts ? ' allow-scripts' : ''}`
}

/** Whether it is known that the teacher's own school has not signed. */
export async function isAgreementMissing(): Promise<boolean> {
  try {
    const { data } = await call(key, {})
    return !data.signed
  } catch {
    return false
  }
}

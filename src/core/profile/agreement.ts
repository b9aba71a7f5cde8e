import { AGREEMENT_POLL_MS } from '../../contract/limits/profile.ts'
import { call } from '../http/call.ts'
import { fits, isFlag, isNumber, isText, orNull } from '../http/shape.ts'
import { agreement as t } from '../messages/agreement.ts'
import { platform } from '../platform.ts'
import { callPoll } from '../polling/call-poll.ts'

const key = 'GET /api/teacher/profile/teacher-agreement-status'
const isData = fits({ signed: isFlag, school_id: orNull(isNumber), link: orNull(isText) })

/** Whose agreement: that of a school of the list by its id, of one that is being written in, of the teacher's own. */
export type AgreedSchool = number | 'unlisted' | 'own'

const queryOf = (school: AgreedSchool) => (typeof school === 'number' ? { school_id: school } : { school })

/** Whether the agreement of a school is signed, asked again and again while somebody waits for it. */
export const agreementPoll = (school: AgreedSchool) =>
  callPoll({ ms: AGREEMENT_POLL_MS, isData, failed: t.failedTitle }, key, queryOf(school))

/** The same, once; where it cannot be learned, it counts as not signed. */
export async function isAgreementSigned(school: AgreedSchool): Promise<boolean> {
  try {
    const { data } = await call(key, queryOf(school))
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
    const { data } = await call(key, queryOf('own'))
    return !data.signed
  } catch {
    return false
  }
}

import type { Flag } from '../../contract/entities/flag.ts'
import { type FlagReason, flagReasons, reasonsOf } from '../../contract/rules/flag-reasons.ts'
import { createForm } from '../forms/create-form.ts'
import { call } from '../http/call.ts'
import { explainAgain } from '../http/explain-again.ts'
import { review as t } from '../messages/review.ts'

type Reasons = Record<FlagReason, boolean>

const none = Object.fromEntries(flagReasons.map(reason => [reason, false])) as Reasons

/** Flags a post of the partner's students as inappropriate (P3 §3 Flag report, §5, §8). */
export function createFlag(
  classroom_id: number,
  student_submission_id: number,
  flagged: (flag: Flag) => void,
) {
  return createForm<Reasons, string, string>({
    fields: none,
    objection: reasons => (reasonsOf(reasons).length > 0 ? null : t.noReason),
    async send(reasons, signal) {
      const body = { ...reasons, student_submission_id, classroom_id }
      const { message, data } = await call('POST /api/teacher/submissions-partner-report', body, { signal })
      flagged(data)
      return message ?? t.flagged
    },
    explain: error => explainAgain(error, t.flagFailed),
  })
}

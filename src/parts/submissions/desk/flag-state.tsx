import type { Flag } from '../../../contract/entities/flag.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { review as t } from '../../../core/messages/review.ts'
import { Notice } from '../../../ui/notice.tsx'

/** What became of a flag of one's own. */
export function FlagState({ flag }: { flag: Flag }) {
  const reasons = flag.reasons.map(reason => t.flagReasons[reason]).join('; ')
  return (
    <Notice tone={flag.state === 'answered' ? 'success' : 'info'}>
      <p>{t.flaggedOn(shortDate(flag.created_at), reasons)}</p>
      <p dir="auto">{flag.answer === null ? t.flagOpen : t.flagAnswer(flag.answer)}</p>
    </Notice>
  )
}

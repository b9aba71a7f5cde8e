import type { User } from '../../../contract/entities/user.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { Notice } from '../../../ui/notice.tsx'

/** The subscription of the library has ended: what can still be done, and what cannot (decision 21). */
export function EndedNotice({ user }: { user: User }) {
  const end = user.school?.librarian_subscription?.end_date
  return (
    <Notice tone="warning">
      {end && <strong>{t.endedTitle(shortDate(end))} </strong>}
      {t.ended}
    </Notice>
  )
}

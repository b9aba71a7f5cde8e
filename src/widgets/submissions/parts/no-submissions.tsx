import { common } from '../../../core/messages/common.ts'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import type { SubmissionListStore } from '../../../core/submissions/submission-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Nothing is submitted, or nothing that the filter lets through: what to do next. */
export function NoSubmissions({ store }: { store: SubmissionListStore }) {
  const { filter, isPartner } = useStore(store.$question)
  if (isPartner) return <EmptyState title={t.nonePartnerTitle} text={t.nonePartner} />
  if (filter === null) return <EmptyState title={t.noneTitle} text={t.none} />
  return (
    <EmptyState
      title={common.noResults}
      text={t.noneOfFilter}
      action={<Button onClick={() => store.show({ filter: null })}>{submissions.clearFilter}</Button>}
    />
  )
}

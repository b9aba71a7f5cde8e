import { type ListedStatus, listedStatuses } from '../../contract/rules/submission-status.ts'
import { submissions as t } from '../../core/messages/submissions.ts'
import { submissionTags } from '../../core/students/submission-tags.ts'
import { Select } from '../../ui/select.tsx'

interface StatusFilterProps {
  /** Null for all. */
  value: ListedStatus | null
  onChange: (status: ListedStatus | null) => void
}

/** Chooses in which status the posts are that are shown. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <Select
      label={t.filterBy}
      value={value ?? ''}
      onChange={chosen => onChange((chosen || null) as ListedStatus | null)}
      placeholder={t.everyStatus}
      options={listedStatuses.map(status => ({ value: status, label: submissionTags[status].children }))}
    />
  )
}

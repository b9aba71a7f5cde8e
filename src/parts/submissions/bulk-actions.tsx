import { useEffect, useId, useRef } from 'react'
import { SUBMISSIONS_CHANGED_MAX } from '../../contract/limits/submissions.ts'
import { type SubmissionAction, submissionActions } from '../../contract/rules/submission-status.ts'
import { submissions as t } from '../../core/messages/submissions.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { chevronDown } from '../../ui/icons.ts'
import { Menu } from '../../ui/menu.tsx'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './submissions.css?inline'

interface BulkActionsProps {
  /** How many posts there are, and how many of them are selected. */
  count: number
  selected: number
  /** Id of the sentence that says that nothing can be changed any more, if so. */
  offId: string | null
  onSelectAll: (isSelected: boolean) => void
  onAction: (action: SubmissionAction) => void
}

/** Selects all posts, or as many as one call changes, or none, and changes those that are selected (P3 §2 Submissions, §4). */
export function BulkActions({ count, selected, offId, onSelectAll, onAction }: BulkActionsProps) {
  useSheet(sheet)
  const id = useId()
  const all = useRef<HTMLInputElement>(null)
  const most = Math.min(count, SUBMISSIONS_CHANGED_MAX)
  const isMixed = selected > 0 && selected < count
  // a press takes it away, also where some are left out afterwards
  useEffect(() => {
    if (all.current) all.current.indeterminate = isMixed
  })
  const isOff = offId !== null
  return (
    <div className="bulk-actions">
      <Checkbox
        ref={all}
        label={t.selectAll}
        checked={count > 0 && selected === count}
        disabled={isOff || count === 0}
        onChange={() => onSelectAll(selected < most)}
      />
      <span className="bulk-count" role="status" id={id}>
        {selected === most && most < count ? t.selectedMost(selected) : t.selected(selected)}
      </span>
      {isOff || selected === 0 ? (
        <Button disabled iconAfter={chevronDown} describedBy={offId ?? id}>
          {t.approval}
        </Button>
      ) : (
        <Menu
          label={t.approval}
          trigger={t.approval}
          placement="bottom-end"
          items={submissionActions.map(action => ({
            label: t.actions[action],
            danger: action === 'deleted',
            separated: action === 'deleted',
            onClick: () => onAction(action),
          }))}
        />
      )}
    </div>
  )
}

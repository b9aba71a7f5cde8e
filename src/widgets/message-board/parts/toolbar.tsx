import type { MessageListStore } from '../../../core/message-board/message-list.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { add } from '../../../ui/icons.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'

interface ToolbarProps {
  store: MessageListStore
  /** Id of the sentence that says that the exchange has expired; null where it has not. */
  expiredId: string | null
  onCreate: () => void
}

const filters = [
  { value: 'pending', label: t.filters.pending },
  { value: 'approved', label: t.filters.approved },
  { value: 'all', label: t.filters.all },
] as const

/** The filter of the board (P3 §9 Message filter options), and the way to post. */
export function Toolbar({ store, expiredId, onCreate }: ToolbarProps) {
  const { status } = useStore(store.$question)
  return (
    <div className="toolbar">
      <div className="filter">
        <span className="filter-label" aria-hidden>
          {t.filter}
        </span>
        <SegmentedControl
          label={t.filter}
          value={status ?? 'all'}
          onChange={chosen => store.ask({ status: chosen === 'all' ? null : chosen })}
          options={filters}
        />
      </div>
      <div className="ways">
        <Button
          variant="primary"
          icon={add}
          disabled={expiredId !== null}
          {...(expiredId !== null && { describedBy: expiredId })}
          onClick={onCreate}
        >
          {t.create}
        </Button>
      </div>
    </div>
  )
}

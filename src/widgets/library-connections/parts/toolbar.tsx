import { useRef, useState } from 'react'
import { libraryRequestOrders } from '../../../contract/rules/library-requests.ts'
import type { LibraryListStore } from '../../../core/libraries/library-list.ts'
import { type LibraryQuestion, libraryViews, narrowedBy } from '../../../core/libraries/library-question.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { chevronDown, chevronUp } from '../../../ui/icons.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { Filters } from './filters.tsx'

interface ToolbarProps {
  store: LibraryListStore
  /** How many are hidden; undefined while they are coming. */
  hidden: number | undefined
  choose: (changes: Partial<LibraryQuestion>) => void
  onShowAll: () => void
}

const orders = libraryRequestOrders.map(value => ({ value, label: t.orders[value] }))

/** Which requests are shown, in which order, and filters, which are folded until they are wanted. */
export function Toolbar({ store, hidden, choose, onShowAll }: ToolbarProps) {
  const question = useStore(store.$question)
  const narrowed = narrowedBy(question)
  const [isOpen, setOpen] = useState(narrowed > 0)
  const views = libraryViews.map(value => ({
    value,
    label: value === 'hidden' && hidden ? t.hiddenCount(hidden) : t.views[value],
  }))
  return (
    <div className="tools">
      <div className="toolbar">
        <SegmentedControl
          label={t.viewLabel}
          value={question.filter}
          onChange={filter => choose({ filter })}
          options={views}
        />
        <div className="sort">
          {question.filter === 'hidden' && Boolean(hidden) && <ShowAll onClick={onShowAll} />}
          <Select
            label={t.sortBy}
            hideLabel
            value={question.order}
            onChange={value => {
              const order = libraryRequestOrders.find(known => known === value)
              if (order) choose({ order })
            }}
            options={orders}
          />
          <Button
            iconAfter={isOpen ? chevronUp : chevronDown}
            expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t.filters(narrowed)}
          </Button>
        </div>
      </div>
      {isOpen && <Filters question={question} choose={choose} />}
    </div>
  )
}

/** It goes with what it has done: whoever has pressed it goes on beside it. */
function ShowAll({ onClick }: { onClick: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box}>
      <Button onClick={onClick}>{t.showAllHidden}</Button>
    </div>
  )
}

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
  /** Whether any are hidden, as far as is known. */
  hasHidden: boolean
  choose: (changes: Partial<LibraryQuestion>) => void
  onShowAll: () => void
}

const orders = libraryRequestOrders.map(value => ({ value, label: t.orders[value] }))
const views = libraryViews.map(value => ({ value, label: t.views[value] }))

/** Which requests are shown, in which order, and filters, which are folded until they are wanted. */
export function Toolbar({ store, hasHidden, choose, onShowAll }: ToolbarProps) {
  const question = useStore(store.$question)
  const narrowed = narrowedBy(question)
  const [isOpen, setOpen] = useState(narrowed > 0)
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
          {question.filter === 'hidden' && (
            <ShowAll key={String(hasHidden)} disabled={!hasHidden} onClick={onShowAll} />
          )}
        </div>
      </div>
      {isOpen && <Filters question={question} choose={choose} />}
    </div>
  )
}

/** It stands there while it is not known whether it does anything; whoever has pressed it goes on beside it. */
function ShowAll({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box}>
      <Button disabled={disabled} onClick={onClick}>
        {t.showAllHidden}
      </Button>
    </div>
  )
}

import { useId } from 'react'
import { SEARCH_MAX_CHARACTERS } from '../../../contract/limits/input.ts'
import { type StudentTaskStatus, studentTaskStatuses } from '../../../contract/rules/student-progress.ts'
import { students as t, words } from '../../../core/messages/students.ts'
import type { StudentListStore } from '../../../core/students/student-list.ts'
import type { StudentRights } from '../../../core/students/student-rights.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { add } from '../../../ui/icons.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Opened } from './student-modals.tsx'

interface ToolbarProps {
  store: StudentListStore
  rights: StudentRights
  isIndependent: boolean
  /** There is no room for one more. */
  isFull: boolean
  /** Id of the sentence that says that the exchange has expired. */
  expiredId: string
  onOpen: (opened: Opened) => void
}

/** Search, filters and order of the list, and the ways to add to it and to take it along. */
export function Toolbar({ store, rights, isIndependent, isFull, expiredId, onOpen }: ToolbarProps) {
  const { search, status, order, isByCategory } = useStore(store.$question)
  return (
    <div className="toolbar">
      <div className="search">
        <SearchField
          label={t.search}
          value={search}
          onSearch={text => store.ask({ search: text.trim() })}
          clearLabel={t.clearSearch}
          maxLength={SEARCH_MAX_CHARACTERS}
        />
      </div>
      <div className="filter">
        <Select
          label={t.filterBy}
          value={status ?? ''}
          onChange={chosen => store.ask({ status: (chosen || null) as StudentTaskStatus | null })}
          placeholder={t.everyStatus}
          options={studentTaskStatuses.map(value => ({ value, label: t.statuses[value] }))}
        />
      </div>
      <SegmentedControl
        label={t.sort}
        value={order}
        onChange={chosen => store.ask({ order: chosen })}
        options={[
          { value: 'a-z', label: t.sorts['a-z'] },
          { value: 'z-a', label: t.sorts['z-a'] },
        ]}
      />
      {!isIndependent && (
        <Checkbox
          label={t.byCategory}
          checked={isByCategory}
          onChange={checked => store.ask({ isByCategory: checked })}
        />
      )}
      <Ways rights={rights} isFull={isFull} expiredId={expiredId} onOpen={onOpen} />
    </div>
  )
}

/** What adds students, and what takes the list along. */
function Ways({ rights, isFull, expiredId, onOpen }: Omit<ToolbarProps, 'store' | 'isIndependent'>) {
  const { isExpired, addsAndRemoves, hasFiles } = rights
  const word = words[rights.word]
  const fullId = useId()
  if (!addsAndRemoves && !hasFiles) return null
  const why = isExpired ? { describedBy: expiredId } : isFull ? { describedBy: fullId } : {}
  const isOff = isExpired || isFull
  return (
    <div className="ways">
      {isFull && !isExpired && <p id={fullId}>{rights.inGroups ? t.groupsFull : t.full}</p>}
      {hasFiles && (
        <>
          <Button onClick={() => onOpen({ at: 'export' })}>{t.export}</Button>
          <Button disabled={isOff} onClick={() => onOpen({ at: 'import' })} {...why}>
            {t.import}
          </Button>
        </>
      )}
      {addsAndRemoves && (
        <Button variant="primary" icon={add} disabled={isOff} onClick={() => onOpen({ at: 'add' })} {...why}>
          {word.add}
        </Button>
      )}
    </div>
  )
}

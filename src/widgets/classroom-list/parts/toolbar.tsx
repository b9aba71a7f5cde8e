import type { Ref } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { SEARCH_MAX_CHARACTERS } from '../../../contract/limits/input.ts'
import { isValueFilter } from '../../../contract/rules/classroom-filters.ts'
import type { ListView } from '../../../core/lists/view-choice.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { grid, list } from '../../../ui/icons.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ClassroomListStore } from '../store.ts'
import { ValueSelect } from './value-select.tsx'

interface ToolbarProps {
  ref: Ref<HTMLDivElement>
  store: ClassroomListStore
  user: User
  view: ListView
  /** Does what has been chosen. */
  choose: (change: () => void) => void
  onView: (view: ListView) => void
}

/** Filter, its value or a text search, and the switch between the two views. */
export function Toolbar({ ref, store, user, view, choose, onView }: ToolbarProps) {
  const { filter, search } = useStore(store.$question)
  const searchFor = (text: string) => choose(() => store.search(text))
  return (
    <div className="toolbar" ref={ref}>
      <div className="filter">
        <Select
          label={t.filterBy}
          value={filter}
          onChange={name => choose(() => store.chooseFilter(name))}
          options={store.filters.map(name => ({ value: name, label: t.filters[name] }))}
        />
      </div>
      <div className="value">
        {isValueFilter(filter) ? (
          <ValueSelect key={filter} filter={filter} user={user} value={search} onChange={searchFor} />
        ) : (
          <SearchField
            label={t.search}
            value={search}
            onSearch={searchFor}
            clearLabel={t.clearSearch}
            maxLength={SEARCH_MAX_CHARACTERS}
          />
        )}
      </div>
      <div className="view">
        <SegmentedControl
          label={t.view}
          value={view}
          onChange={onView}
          options={[
            { value: 'list', label: t.listView, icon: list },
            { value: 'grid', label: t.gridView, icon: grid },
          ]}
        />
      </div>
    </div>
  )
}

import { SEARCH_MAX_CHARACTERS } from '../../../contract/limits/input.ts'
import type { ListView } from '../../../core/lists/view-choice.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import type { TaskListStore } from '../../../core/tasks/task-list.ts'
import type { TaskRights } from '../../../core/tasks/task-rights.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { grid, list } from '../../../ui/icons.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { Aside } from '../aside.ts'

interface ToolbarProps {
  store: TaskListStore
  view: ListView
  onView: (view: ListView) => void
  rights: TaskRights
  /** Id of the sentence that says that the exchange has expired. */
  expiredId: string
  onOpen: (aside: Aside) => void
}

const views = [
  { value: 'list', label: t.views.list, icon: list },
  { value: 'grid', label: t.views.grid, icon: grid },
] as const

/** View and search of the list, and the ways to add to it (P3 §2 My Tasks). */
export function Toolbar({ store, view, onView, rights, expiredId, onOpen }: ToolbarProps) {
  const { search } = useStore(store.$question)
  return (
    <div className="toolbar">
      <SegmentedControl label={t.view} value={view} onChange={onView} options={views} iconOnly />
      <div className="search">
        <SearchField
          label={t.search}
          value={search}
          onSearch={text => store.search(text.trim())}
          clearLabel={t.clearSearch}
          maxLength={SEARCH_MAX_CHARACTERS}
        />
      </div>
      <div className="ways">
        {rights.hasLibrary && (
          <span data-opens="library">
            <Button onClick={() => onOpen({ at: 'library' })}>{t.addFromLibrary}</Button>
          </span>
        )}
        <span data-opens="editor">
          <Button
            variant="primary"
            disabled={rights.isExpired}
            {...(rights.isExpired && { describedBy: expiredId })}
            onClick={() => onOpen({ at: 'editor', taskId: null })}
          >
            {t.create}
          </Button>
        </span>
      </div>
    </div>
  )
}

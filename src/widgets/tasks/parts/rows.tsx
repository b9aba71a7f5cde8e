import type { TaskListItem } from '../../../contract/entities/task.ts'
import { common } from '../../../core/messages/common.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import type { TaskListState, TaskListStore } from '../../../core/tasks/task-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { RowsOutline } from '../../../parts/lists/list-outline.tsx'
import { ListRows } from '../../../parts/lists/list-rows.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Moved } from '../../../ui/reorder.ts'
import type { Aside } from '../aside.ts'
import type { ListContext } from './list-context.ts'
import { ListRows as TaskRows } from './list-rows.tsx'
import { taskMark } from './outline.tsx'

interface RowsProps {
  /** Those of the list as they are shown. */
  rows: readonly TaskListItem[] | undefined
  list: TaskListState
  store: TaskListStore
  taken: Readonly<Record<number, boolean>>
  context: ListContext
  onMoved: (moved: Moved) => void
  onOpen: (aside: Aside) => void
}

/** The tasks, or what stands in their place. */
export function Rows({ rows, list, store, taken, context, onMoved, onOpen }: RowsProps) {
  const { search } = useStore(store.$question)
  return (
    <ListRows
      title={t.title}
      list={list}
      rows={rows}
      store={store}
      outline={<RowsOutline mark={taskMark} />}
      nothing={<Nothing isSearched={search !== ''} store={store} context={context} onOpen={onOpen} />}
    >
      {rows => (
        <TaskRows
          key={context.view}
          rows={rows}
          isWhole={'question' in list && list.question.search === ''}
          taken={taken}
          context={context}
          onMoved={onMoved}
        />
      )}
    </ListRows>
  )
}

interface NothingProps extends Pick<RowsProps, 'store' | 'context' | 'onOpen'> {
  isSearched: boolean
}

/** There are no tasks, or the search leaves all out: what to do next. */
function Nothing({ isSearched, store, context, onOpen }: NothingProps) {
  const { isExpired, hasLibrary } = context.rights
  if (isSearched) {
    return (
      <EmptyState
        title={common.noResults}
        text={t.noneFound}
        action={<Button onClick={() => store.search('')}>{t.clearSearch}</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={t.noneTitle}
      text={isExpired ? t.noneExpired : hasLibrary ? t.noneWithLibrary : t.none}
      action={
        !isExpired && <Button onClick={() => onOpen({ at: 'editor', taskId: null })}>{t.create}</Button>
      }
    />
  )
}

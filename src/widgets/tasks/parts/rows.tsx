import type { TaskListItem } from '../../../contract/entities/task.ts'
import { common } from '../../../core/messages/common.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import type { TaskListState, TaskListStore } from '../../../core/tasks/task-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Moved } from '../../../ui/reorder.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Aside } from '../aside.ts'
import type { ListContext } from './list-context.ts'
import { ListRows } from './list-rows.tsx'
import { RowsOutline } from './outline.tsx'

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

/** The tasks in whatever state the list is: coming, here, being replaced, out of date, none, or not to be had. */
export function Rows({ rows, list, store, taken, context, onMoved, onOpen }: RowsProps) {
  const { search } = useStore(store.$question)
  const retrying = useStore(store.$retrying)
  if (list.at === 'failed') {
    return (
      <Card flush>
        <LoadFailure title={t.title} reason={list.reason} onRetry={store.retry} busy={retrying} />
      </Card>
    )
  }
  const isChanging = list.at === 'changing'
  return (
    <>
      <VisuallyHidden live>{(rows === undefined || isChanging) && common.loading}</VisuallyHidden>
      {list.at === 'outdated' && (
        <div className="outdated" role="status">
          {t.outdated} <VisuallyHidden>{list.reason}</VisuallyHidden>
          <Button
            variant="quiet"
            size="small"
            onClick={store.retry}
            busy={retrying}
            busyLabel={common.loading}
          >
            {common.retry}
          </Button>
        </div>
      )}
      <div className="rows" data-changing={isChanging || undefined} aria-busy={isChanging}>
        {rows === undefined && <RowsOutline />}
        {rows?.length === 0 && (
          <Card>
            <Nothing isSearched={search !== ''} store={store} context={context} onOpen={onOpen} />
          </Card>
        )}
        {rows !== undefined && rows.length > 0 && (
          <ListRows
            key={context.view}
            rows={rows}
            isWhole={'question' in list && list.question.search === ''}
            taken={taken}
            context={context}
            onMoved={onMoved}
          />
        )}
      </div>
    </>
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

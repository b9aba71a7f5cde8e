import type { LibraryTaskListItem } from '../../../../contract/entities/task.ts'
import { common } from '../../../../core/messages/common.ts'
import { taskLibrary as t } from '../../../../core/messages/task-library.ts'
import { EVERY_TASK, type LibraryListStore, narrows } from '../../../../core/tasks/library-list.ts'
import { useStore } from '../../../../core/use-store.ts'
import { LoadFailure } from '../../../../parts/load-failure.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { LibraryCard } from './library-card.tsx'

interface LibraryTasksProps {
  store: LibraryListStore
  onOpen: (task: LibraryTaskListItem) => void
  onAdd: (task: LibraryTaskListItem) => void
}

const CARDS = ['first', 'second', 'third']

/** The tasks that are found, or what stands in their place. */
export function LibraryTasks({ store, onOpen, onAdd }: LibraryTasksProps) {
  const list = useStore(store.$list)
  const question = useStore(store.$question)
  const retrying = useStore(store.$retrying)
  if (list.at === 'failed') {
    return <LoadFailure title={t.title} reason={list.reason} onRetry={store.retry} busy={retrying} />
  }
  const rows = 'rows' in list ? list.rows : undefined
  if (rows?.length === 0 && list.at !== 'changing') {
    return (
      <Card>
        <EmptyState
          heading="h4"
          title={common.noResults}
          text={<span role="status">{t.none}</span>}
          action={
            narrows(question) && <Button onClick={() => store.ask(EVERY_TASK)}>{t.clearFilters}</Button>
          }
        />
      </Card>
    )
  }
  return (
    <>
      <p className="count" role="status">
        {rows ? t.count(rows.length) : <VisuallyHidden>{common.loading}</VisuallyHidden>}
      </p>
      <ul
        className="cards rows"
        aria-label={t.list}
        aria-busy={list.at === 'changing'}
        data-changing={list.at === 'changing' || undefined}
      >
        {rows?.map(task => <LibraryCard key={task.id} task={task} onOpen={onOpen} onAdd={onAdd} />) ??
          CARDS.map(name => (
            <li key={name} aria-hidden>
              <Skeleton shape="block" height={240} />
            </li>
          ))}
      </ul>
    </>
  )
}

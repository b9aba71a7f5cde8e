import type { Student } from '../../../contract/entities/student.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t, words } from '../../../core/messages/students.ts'
import type { StudentListState, StudentListStore } from '../../../core/students/student-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ListContext } from './list-context.ts'
import { RowsOutline } from './outline.tsx'
import { StudentTable } from './student-table.tsx'

interface RowsProps {
  /** Those of the list that are shown. */
  rows: readonly Student[] | undefined
  list: StudentListState
  store: StudentListStore
  chosen: Readonly<Record<number, boolean>>
  context: ListContext
}

/** The students in whatever state the list is: coming, here, being replaced, out of date, none, or not to be had. */
export function Rows({ rows, list, store, chosen, context }: RowsProps) {
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
            <Nobody store={store} context={context} />
          </Card>
        )}
        {rows !== undefined && rows.length > 0 && (
          <StudentTable rows={rows} chosen={chosen} context={context} />
        )}
      </div>
    </>
  )
}

/** Nobody is there, or the filter leaves everybody out: what to do next. */
function Nobody({ store, context }: Pick<RowsProps, 'store' | 'context'>) {
  const { search, status } = useStore(store.$question)
  const { isExpired, addsAndRemoves } = context.rights
  const word = words[context.rights.word]
  if (search !== '' || status !== null) {
    return (
      <EmptyState
        title={common.noResults}
        text={status === null ? t.noMatch : t.noneOfStatus(t.statuses[status])}
        action={<Button onClick={() => store.ask({ search: '', status: null })}>{t.clearFilter}</Button>}
      />
    )
  }
  const canAdd = addsAndRemoves && !isExpired
  return (
    <EmptyState
      title={word.noneTitle}
      text={isExpired ? word.noneExpired : word.none}
      action={canAdd && <Button onClick={() => context.open({ at: 'add' })}>{word.add}</Button>}
    />
  )
}

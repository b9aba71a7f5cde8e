import type { Student } from '../../../contract/entities/student.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t, words } from '../../../core/messages/students.ts'
import type { StudentListState, StudentListStore } from '../../../core/students/student-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { RowsOutline } from '../../../parts/lists/list-outline.tsx'
import { ListRows } from '../../../parts/lists/list-rows.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ListContext } from './list-context.ts'
import { studentMark } from './outline.tsx'
import { StudentTable } from './student-table.tsx'

interface RowsProps {
  /** Those of the list that are shown. */
  rows: readonly Student[] | undefined
  list: StudentListState
  store: StudentListStore
  chosen: Readonly<Record<number, boolean>>
  context: ListContext
}

/** The students, or what stands in their place. */
export const Rows = ({ rows, list, store, chosen, context }: RowsProps) => (
  <ListRows
    title={t.title}
    list={list}
    rows={rows}
    store={store}
    outline={<RowsOutline mark={studentMark} />}
    nothing={<Nobody store={store} context={context} />}
  >
    {rows => <StudentTable rows={rows} chosen={chosen} context={context} />}
  </ListRows>
)

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

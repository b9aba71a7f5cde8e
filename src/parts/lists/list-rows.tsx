import type { ReadableAtom } from 'nanostores'
import type { ReactNode } from 'react'
import type { ListState } from '../../core/lists/list-state.ts'
import { common } from '../../core/messages/common.ts'
import { useStore } from '../../core/use-store.ts'
import { Card } from '../../ui/card.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LoadFailure } from '../load-failure.tsx'
import sheet from './lists.css?inline'
import { Outdated } from './outdated.tsx'

interface ListRowsProps<Row> {
  /** What it is a list of: told with what went wrong. */
  title: string
  list: ListState<unknown, unknown>
  /** Those of the list as they are shown. */
  rows: readonly Row[] | undefined
  store: { $retrying: ReadableAtom<boolean>; retry: () => Promise<void> }
  /** In the place of rows that are coming. */
  outline: ReactNode
  /** In the place of rows where there are none: what to do next. */
  nothing: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** Rows in whatever state their list is: coming, here, being replaced, out of date, none, or not to be had. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { title, list, rows, store, outline, nothing, children } = props
  useSheet(sheet)
  const retrying = useStore(store.$retrying)
  if (list.at === 'failed') {
    return (
      <Card flush>
        <LoadFailure title={title} reason={list.reason} onRetry={store.retry} busy={retrying} />
      </Card>
    )
  }
  const isChanging = list.at === 'changing'
  return (
    <>
      <VisuallyHidden live>{(rows === undefined || isChanging) && common.loading}</VisuallyHidden>
      {list.at === 'outdated' && <Outdated reason={list.reason} store={store} />}
      <div className="rows" data-changing={isChanging || undefined} aria-busy={isChanging}>
        {rows === undefined && outline}
        {rows?.length === 0 && <Card>{nothing}</Card>}
        {rows !== undefined && rows.length > 0 && children(rows)}
      </div>
    </>
  )
}

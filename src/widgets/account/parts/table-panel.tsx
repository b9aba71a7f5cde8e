import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type PagedList, pagesOf } from '../../../core/lists/paged-list.ts'
import { account as t } from '../../../core/messages/account.ts'
import type { AccountTable } from '../../../core/tokens/account-table.ts'
import { mostExported } from '../../../core/tokens/table-export.ts'
import { onTokensChanged } from '../../../core/tokens/tokens-changed.ts'
import { useStore } from '../../../core/use-store.ts'
import { ListRows } from '../../../parts/lists/list-rows.tsx'
import { Pages, usePageFocus } from '../../../parts/lists/pages.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { ExportButton } from './export-button.tsx'

interface TablePanelProps<Row> {
  table: AccountTable
  create: () => PagedList<Row>
  columns: readonly Column<Row>[]
  /** In the place of the rows where there are none. */
  nothing: ReactNode
}

/** A page of one table, with the ways to the others, and to all of it as a file. */
export function TablePanel<Row extends { id: number }>(props: TablePanelProps<Row>) {
  const { table, create, columns, nothing } = props
  const [store] = useState(create)
  const list = useStore(store.$list)
  useEffect(() => onTokensChanged(() => void store.refresh()), [store])
  const page = 'rows' in list ? list.rows[0] : undefined
  const number = 'rows' in list ? list.question.page : null
  const heading = useRef<HTMLHeadingElement>(null)
  const turning = usePageFocus(heading, list.at === 'ready' ? number : null)
  const shared = { label: t.tables[table], columns, rowKey: ({ id }: Row) => id, loadingLabel: '' }
  const isEmpty = page?.total === 0
  return (
    <div className="list">
      {!isEmpty && list.at !== 'failed' && (
        <div className="panel-head">
          <div>
            <h3 className="part-title" ref={heading} tabIndex={-1}>
              {t.headings[table]}
            </h3>
            <p role="status" className="fine">
              {page ? t.counts[table](page.total) : '\u00a0'}
              {page && page.total > mostExported(table) && t.exportedPart(mostExported(table))}
            </p>
          </div>
          <ExportButton table={table} isReady={page !== undefined} />
        </div>
      )}
      <ListRows
        title={t.tables[table]}
        list={list}
        rows={page?.rows}
        store={store}
        outline={<DataTable {...shared} rows={undefined} />}
        nothing={nothing}
      >
        {rows => <DataTable {...shared} rows={rows} />}
      </ListRows>
      {page && number !== null && (
        <Pages page={number} pages={pagesOf(page.total, store.pageRows)} onPage={turning(store.goTo)} />
      )}
    </div>
  )
}

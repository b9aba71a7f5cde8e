import type { ReactNode } from 'react'
import { account as t } from '../../../core/messages/account.ts'
import { type AccountTable, accountTables } from '../../../core/tokens/account-table.ts'
import { createLots, createPurchases, createUses } from '../../../core/tokens/token-lists.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import type { AccountHandle } from '../types.ts'
import { lotColumns, purchaseColumns, usageColumns } from './columns.tsx'
import { NoRows } from './no-rows.tsx'
import { TablePanel } from './table-panel.tsx'

interface TablesProps {
  table: AccountTable
  onTable: (table: AccountTable) => void
  /** Null where there is nothing to purchase. */
  onPurchase: (() => void) | null
  widget: AccountHandle
}

const tabs = accountTables.map(id => ({ id, label: t.tables[id] }))

/** The tables, of which one is shown; another one starts with its first page. */
export function Tables({ table, onTable, onPurchase, widget }: TablesProps) {
  const nothing = <NoRows table={table} onTable={onTable} onPurchase={onPurchase} widget={widget} />
  return (
    <Tabs label={t.tableList} tabs={tabs} selected={table} onSelect={onTable}>
      <Panel key={table} table={table} nothing={nothing} />
    </Tabs>
  )
}

function Panel(shared: { table: AccountTable; nothing: ReactNode }) {
  const { table } = shared
  if (table === 'purchases')
    return <TablePanel {...shared} create={createPurchases} columns={purchaseColumns} />
  if (table === 'usage-history') return <TablePanel {...shared} create={createUses} columns={usageColumns} />
  return <TablePanel {...shared} create={() => createLots(table)} columns={lotColumns[table]} />
}

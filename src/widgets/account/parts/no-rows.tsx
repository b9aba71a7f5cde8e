import { account as t } from '../../../core/messages/account.ts'
import type { AccountTable } from '../../../core/tokens/account-table.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { AccountHandle } from '../types.ts'

interface NoRowsProps {
  table: AccountTable
  onTable: (table: AccountTable) => void
  /** Null where there is nothing to purchase. */
  onPurchase: (() => void) | null
  widget: AccountHandle
}

/** A table without rows: what brings some, or where to look instead. */
export function NoRows({ table, ...ways }: NoRowsProps) {
  const { title, text } = t.none[table]
  return <EmptyState title={title} text={text} action={<NextStep table={table} {...ways} />} />
}

function NextStep({ table, onTable, onPurchase, widget }: NoRowsProps) {
  switch (table) {
    case 'active':
    case 'concluded':
      return <ButtonLink {...widget.link('classrooms')}>{t.toClassrooms}</ButtonLink>
    case 'expired':
      return <Button onClick={() => onTable('available')}>{t.toAvailable}</Button>
    default:
      return onPurchase && <Button onClick={onPurchase}>{t.purchase}</Button>
  }
}

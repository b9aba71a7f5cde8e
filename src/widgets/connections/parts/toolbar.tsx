import { connectionOrders, orderDirections } from '../../../contract/rules/connection-orders.ts'
import { connections as t } from '../../../core/messages/connections.ts'
import type { ConnectionListStore } from '../../../core/partners/connection-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'

interface ToolbarProps {
  store: ConnectionListStore
  /** How many there are; undefined while they are coming. */
  count: number | undefined
}

const orders = connectionOrders.map(value => ({ value, label: t.orders[value] }))
const directions = orderDirections.map(value => ({ value, label: t.directions[value] }))

/** What the requests are listed by (P2 §7 Connections). */
export function Toolbar({ store, count }: ToolbarProps) {
  const { sort_by, direction } = useStore(store.$question)
  return (
    <div className="toolbar">
      <div className="sort">
        <Select
          label={t.sortBy}
          value={sort_by}
          onChange={value => {
            const chosen = connectionOrders.find(order => order === value)
            // a date is looked for from the latest on, a name from A on
            if (chosen) store.ask({ sort_by: chosen, direction: chosen === 'created_at' ? 'desc' : 'asc' })
          }}
          options={orders}
        />
        <SegmentedControl
          label={t.direction}
          value={direction}
          onChange={chosen => store.ask({ direction: chosen })}
          options={directions}
        />
      </div>
      <p role="status" className="fine">
        {count === undefined ? '\u00a0' : t.count(count)}
      </p>
    </div>
  )
}

import { SEARCH_MAX_CHARACTERS } from '../../../contract/limits/input.ts'
import { notificationOrders } from '../../../contract/rules/notification-orders.ts'
import { notifications as t } from '../../../core/messages/notifications.ts'
import type {
  NotificationListStore,
  NotificationQuestion,
} from '../../../core/notifications/notification-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'

interface ToolbarProps {
  store: NotificationListStore
  choose: (change: Partial<NotificationQuestion>) => void
}

const options = notificationOrders.map(value => ({ value, label: t.orders[value] }))

/** Which notifications come first, and a search; another one begins with its first page. */
export function Toolbar({ store, choose }: ToolbarProps) {
  const { order, search } = useStore(store.$question)
  return (
    <div className="toolbar">
      <Select
        label={t.filterBy}
        value={order}
        onChange={value => {
          const chosen = notificationOrders.find(known => known === value)
          if (chosen) choose({ order: chosen, page: 1 })
        }}
        options={options}
      />
      <SearchField
        label={t.search}
        value={search}
        onSearch={text => choose({ search: text.trim(), page: 1 })}
        clearLabel={t.clearSearch}
        maxLength={SEARCH_MAX_CHARACTERS}
      />
    </div>
  )
}

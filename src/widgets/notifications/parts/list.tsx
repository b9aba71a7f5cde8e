import { useMemo, useRef } from 'react'
import type { Notification } from '../../../contract/entities/notification.ts'
import { NOTIFICATIONS_PAGE_ROWS } from '../../../contract/limits/notifications.ts'
import { pagesOf } from '../../../core/lists/paged-list.ts'
import { common } from '../../../core/messages/common.ts'
import { notifications as t } from '../../../core/messages/notifications.ts'
import type {
  NotificationListStore,
  NotificationQuestion,
} from '../../../core/notifications/notification-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { ListRows } from '../../../parts/lists/list-rows.tsx'
import { Pages, usePageFocus } from '../../../parts/lists/pages.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { NotificationsHandle } from '../types.ts'
import { columnsOf } from './columns.tsx'

interface ListProps {
  store: NotificationListStore
  choose: (change: Partial<NotificationQuestion>) => void
  /** Has it count as read; false where the page shows it itself. */
  onOpen: (notification: Notification) => boolean
  /** Shows it above the list, or finds out where it leads. */
  onShow: (notification: Notification) => void
  widget: NotificationsHandle
}

/** A page of notifications in whatever state it is, with the ways to the others. */
export function List({ store, choose, onOpen, onShow, widget }: ListProps) {
  const list = useStore(store.$list)
  const page = 'rows' in list ? list.rows[0] : undefined
  const asked = 'rows' in list ? list.question : null
  const heading = useRef<HTMLParagraphElement>(null)
  const turning = usePageFocus(heading, list.at === 'ready' ? (asked?.page ?? null) : null)
  const act = useRef({ onOpen, onShow })
  act.current = { onOpen, onShow }
  const columns = useMemo(() => columnsOf(widget, act), [widget])
  const shared = { label: t.label, columns, rowKey: ({ id }: Notification) => id, loadingLabel: '' }
  return (
    <div className="list">
      {list.at !== 'failed' && (
        <p role="status" className="fine" ref={heading} tabIndex={-1}>
          {page && page.total > 0 ? told(page, asked?.search) : '\u00a0'}
        </p>
      )}
      <ListRows
        title={t.title}
        list={list}
        rows={page?.rows}
        store={store}
        outline={<DataTable {...shared} rows={undefined} skeletonRows={NOTIFICATIONS_PAGE_ROWS} />}
        nothing={<Nothing search={asked?.search ?? ''} choose={choose} widget={widget} />}
      >
        {rows => <DataTable {...shared} rows={rows} />}
      </ListRows>
      {page && asked && (
        <Pages
          page={asked.page}
          pages={pagesOf(page.total, NOTIFICATIONS_PAGE_ROWS)}
          onPage={turning(number => choose({ page: number }))}
        />
      )}
    </div>
  )
}

/** How many there are; how many are unread in all says nothing of what a search has found. */
const told = ({ total, unread }: { total: number; unread: number }, search = '') =>
  search === '' ? t.count(total, unread) : t.found(total)

/** Nothing was found, or there is nothing yet: what to do next. */
function Nothing({ search, choose, widget }: Pick<ListProps, 'choose' | 'widget'> & { search: string }) {
  if (search !== '') {
    const all = <Button onClick={() => choose({ search: '', page: 1 })}>{t.showAll}</Button>
    return <EmptyState title={common.noResults} action={all} />
  }
  const home = <ButtonLink {...widget.link('classrooms')}>{t.toClassrooms}</ButtonLink>
  return <EmptyState title={t.noneTitle} text={t.none} action={home} />
}

import { type ComponentType, startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { isValueFilter } from '../../../contract/rules/classroom-filters.ts'
import type { ListView } from '../../../core/lists/view-choice.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { hasNone, isEmpty, type ListState } from '../list-state.ts'
import type { ClassroomListStore } from '../store.ts'
import type { ClassroomListHandle } from '../types.ts'
import { CardGrid } from './card-grid.tsx'
import { type ClassroomsViewProps, ListTable } from './list-table.tsx'
import { NothingFound, NothingYet } from './nothing-here.tsx'

interface ClassroomsProps {
  store: ClassroomListStore
  list: ListState
  view: ListView
  user: User
  widget: ClassroomListHandle
  /** Takes back the search that found nothing. */
  onClear: () => void
}

/** The classrooms in whatever state they are: coming, here, being replaced, none, or not to be had. */
export function Classrooms({ store, list, view, user, widget, onClear }: ClassroomsProps) {
  const retrying = useStore(store.$retrying)
  if (hasNone(list)) {
    return (
      <Card>
        <NothingYet user={user} widget={widget} />
      </Card>
    )
  }
  return (
    <>
      <StatusLine list={list} onRetry={store.retry} retrying={retrying} />
      <div
        className="rows"
        data-changing={list.at === 'changing' || undefined}
        aria-busy={list.at === 'changing'}
      >
        {list.at === 'failed' ? (
          <Card>
            <ErrorState
              title={t.failedTitle}
              text={list.reason}
              retryLabel={common.retry}
              onRetry={store.retry}
              busy={retrying}
              busyLabel={common.loading}
            />
          </Card>
        ) : 'question' in list && isEmpty(list) ? (
          <Card>
            <NothingFound isOfValue={isValueFilter(list.question.filter)} onClear={onClear} />
          </Card>
        ) : (
          <Rows
            key={`${view} ${list.at === 'loading'}`}
            View={view === 'grid' ? CardGrid : ListTable}
            classrooms={list.at === 'loading' ? undefined : list.classrooms}
            user={user}
            widget={widget}
          />
        )}
      </div>
    </>
  )
}

const AT_ONCE = 40
const AT_A_TIME = 80

/**
 * A screenful of rows at once and the others some at a time, as soon as the browser has time, so that a thousand
 * classrooms do not hold up a click: what React puts into the page it does in one go. Shown afresh for each view and
 * when the first answer comes in.
 */
function Rows({
  View,
  classrooms,
  ...rest
}: ClassroomsViewProps & { View: ComponentType<ClassroomsViewProps> }) {
  const known = useDeferredValue(classrooms)
  const [most, setMost] = useState(AT_ONCE)
  const shown = useMemo(() => known?.slice(0, most), [known, most])
  const hasMore = known !== undefined && known.length > most
  useEffect(() => {
    if (hasMore) startTransition(() => setMost(most + AT_A_TIME))
  }, [hasMore, most])
  return <View classrooms={shown} {...rest} />
}

interface StatusLineProps {
  list: ListState
  retrying: boolean
  onRetry: () => void
}

/** How many there are, and, where the last refresh failed, that they may be out of date. */
function StatusLine({ list, retrying, onRetry }: StatusLineProps) {
  const count = list.at === 'ready' || list.at === 'outdated' ? list.classrooms.length : undefined
  return (
    <div className="status-line">
      <p role="status" className="count">
        {count === 0 && <VisuallyHidden>{common.noResults}</VisuallyHidden>}
        {count !== undefined && count > 0 && t.count(count)}
      </p>
      <div role="status" className="outdated">
        {list.at === 'outdated' && (
          <>
            <span title={list.reason}>
              {t.outdated} <VisuallyHidden>{list.reason}</VisuallyHidden>
            </span>
            <Button variant="quiet" size="small" onClick={onRetry} busy={retrying} busyLabel={common.loading}>
              {common.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

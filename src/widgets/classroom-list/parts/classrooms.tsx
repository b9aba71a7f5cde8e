import { useStore } from '@nanostores/react'
import type { User } from '../../../contract/entities/user.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { ClassroomListHandle } from '../classroom-list.tsx'
import type { ListState } from '../list-state.ts'
import type { ClassroomListStore } from '../store.ts'
import type { ListView } from '../view-store.ts'
import { CardGrid } from './card-grid.tsx'
import { ListTable } from './list-table.tsx'
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
  if (list.at === 'failed') {
    return (
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
    )
  }
  const classrooms = list.at === 'loading' ? undefined : list.classrooms
  const isEmpty = classrooms?.length === 0
  const View = view === 'grid' ? CardGrid : ListTable
  return (
    <>
      <StatusLine list={list} onRetry={store.retry} retrying={retrying} />
      <div
        className="rows"
        data-changing={list.at === 'changing' || undefined}
        aria-busy={list.at === 'changing'}
      >
        {isEmpty ? (
          <Card>
            {'question' in list && list.question.search !== '' ? (
              <NothingFound onClear={onClear} />
            ) : (
              <NothingYet user={user} widget={widget} />
            )}
          </Card>
        ) : (
          <View classrooms={classrooms} user={user} widget={widget} />
        )}
      </div>
    </>
  )
}

interface StatusLineProps {
  list: ListState
  retrying: boolean
  onRetry: () => void
}

/** How many there are, and, where the last refresh failed, that they may be out of date. */
function StatusLine({ list, retrying, onRetry }: StatusLineProps) {
  const count = list.at === 'ready' || list.at === 'outdated' ? list.classrooms.length : 0
  return (
    <div className="status-line">
      <p role="status" className="count">
        {count > 0 && t.count(count)}
      </p>
      <div role="status" className="outdated">
        {list.at === 'outdated' && (
          <>
            <span title={list.reason}>{t.outdated}</span>
            <Button variant="quiet" size="small" onClick={onRetry} busy={retrying} busyLabel={common.loading}>
              {common.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

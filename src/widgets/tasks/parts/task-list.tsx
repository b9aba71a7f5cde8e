import { useId, useMemo, useRef, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { TaskListItem } from '../../../contract/entities/task.ts'
import { createViewChoice } from '../../../core/lists/view-choice.ts'
import { common } from '../../../core/messages/common.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import type { TaskListStore } from '../../../core/tasks/task-list.ts'
import type { TaskRights } from '../../../core/tasks/task-rights.ts'
import { useStore } from '../../../core/use-store.ts'
import { LaterModal } from '../../../parts/later-modal.tsx'
import { laterView } from '../../../parts/later-view.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Aside } from '../aside.ts'
import type { TasksHandle } from '../types.ts'
import { useLetters } from '../use-letters.ts'
import { useMoves } from '../use-moves.ts'
import { taskLink } from '../use-shown.ts'
import type { ListContext } from './list-context.ts'
import type { MoveModalProps } from './move-modal.tsx'
import { OrderModals } from './order-modals.tsx'
import { Rows } from './rows.tsx'
import { ShowQuestion } from './show-question.tsx'
import { Toolbar } from './toolbar.tsx'

const moveModal = laterView<MoveModalProps>(async () => (await import('./move-modal.tsx')).MoveModal, t.later)

interface TaskListProps {
  store: TaskListStore
  classroom: Classroom
  rights: TaskRights
  widget: TasksHandle
  /** Something else is shown in its place. A modal would be open out of sight then, and stop the whole page. */
  isAside: boolean
  onOpen: (aside: Aside) => void
}

/** The list with its controls, and the modals that they open. */
export function TaskList({ store, classroom, rights, widget, isAside, onOpen }: TaskListProps) {
  const [views] = useState(() => createViewChoice('cx-tasks-view'))
  const view = useStore(views.$view)
  const foundNone = useStore(store.$foundNone)
  const place = useRef<HTMLDivElement>(null)
  const letters = useLetters(place, view)
  const id = useId()
  const moves = useMoves(classroom.id, store, widget)
  const { list, rows, isWhole, order, visibility, said, last } = moves
  const taken = useStore(visibility.$taken)
  const asked = useStore(visibility.$visibility)
  const [moving, setMoving] = useState<{ task: TaskListItem; place: number } | null>(null)
  const count = rows?.length ?? 0

  const context = useMemo(
    (): ListContext => ({
      rights,
      view,
      letters,
      count,
      orderLock: rights.isExpired ? `${id}-expired` : isWhole ? null : `${id}-searched`,
      dragHelpId: `${id}-drag`,
      expiredId: `${id}-expired`,
      link: taskId => taskLink(widget, classroom.id, taskId),
      onShow: visibility.ask,
      onMove: (task, place) => setMoving({ task, place }),
    }),
    [rights, view, letters, count, isWhole, id, widget, classroom.id, visibility],
  )
  // what is asked about stands as it would be, until it is answered
  const hides = useMemo(
    () => (asked.at === 'none' ? taken : { ...taken, [asked.task.id]: asked.hides }),
    [asked, taken],
  )

  return (
    <div className="list" ref={place}>
      {rights.isExpired && (
        <Notice tone="warning">
          <span id={context.expiredId}>{t.expired}</span>
        </Notice>
      )}
      <Toolbar
        store={store}
        view={view}
        onView={views.choose}
        rights={rights}
        expiredId={context.expiredId}
        onOpen={onOpen}
      />
      <div className="line">
        {last ? (
          <p>
            <span aria-hidden>{said}</span>{' '}
            <Button variant="quiet" size="small" onClick={() => moves.undo(last)}>
              {t.undo}
            </Button>
          </p>
        ) : (
          <p>
            {count > 0 && !rights.isExpired && t.clickOn}
            {count > 0 && !rights.isExpired && !isWhole && (
              <>
                {' '}
                <span id={`${id}-searched`}>{t.searchHidesOrder}</span>
              </>
            )}
          </p>
        )}
        <p role="status" className="count">
          {count > 0 && t.count(count)}
          {rows?.length === 0 && <VisuallyHidden>{common.noResults}</VisuallyHidden>}
        </p>
      </div>
      <VisuallyHidden live>{said}</VisuallyHidden>
      <p id={context.dragHelpId} hidden>
        {t.dragHelp}
      </p>
      <Rows
        rows={rows}
        list={list}
        store={store}
        taken={hides}
        context={context}
        onMoved={moves.heard}
        onOpen={onOpen}
      />
      {!isAside && <ShowQuestion visibility={visibility} />}
      {!isAside && <OrderModals order={order} rows={rows ?? []} />}
      {!isAside && moving && (
        <LaterModal
          view={moveModal}
          title={t.moveTitle}
          props={{
            name: moving.task.task_name,
            place: moving.place,
            count,
            onClose: () => setMoving(null),
            onMove: (to: number) => {
              setMoving(null)
              const { id, task_name: name } = moving.task
              const before = moving.place
              if (to !== before) void order.move({ id, order: to, name, before })
            },
          }}
        />
      )}
      {!isAside && foundNone && (
        <MessageModal title={t.noneFoundTitle} onClose={store.readFoundNone} labels={common}>
          <p>{t.noneFound}</p>
        </MessageModal>
      )}
    </div>
  )
}

import type { TaskListItem } from '../../../contract/entities/task.ts'
import { common } from '../../../core/messages/common.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import type { TaskMove, TaskOrder } from '../../../core/tasks/task-order.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'

interface OrderModalsProps {
  order: TaskOrder
  /** All tasks as they are now. */
  rows: readonly TaskListItem[]
}

/** Why a move was not taken, and the way to put it again. */
export function OrderModals({ order, rows }: OrderModalsProps) {
  const state = useStore(order.$order)
  if (state.at === 'none') return null
  if (state.at === 'changed') return <Changed move={state.move} order={order} rows={rows} />
  const { move } = state
  return (
    <Failure
      title={t.orderTitle}
      reason={state.reason}
      onClose={order.read}
      {...(state.again && { onRetry: () => void order.move(move) })}
    />
  )
}

/** Somebody else was faster: the order is behind this as it is now. */
function Changed({ move, order, rows }: OrderModalsProps & { move: TaskMove }) {
  const now = rows.findIndex(({ id }) => id === move.id) + 1
  const isThere = now > 0
  const place = Math.min(move.order, rows.length)
  const actions = isThere && (
    <>
      <Button onClick={order.read}>{common.cancel}</Button>
      <Button
        variant="primary"
        autoFocusInModal
        onClick={() => void order.move({ ...move, order: place, before: now })}
      >
        {t.moveAgain}
      </Button>
    </>
  )
  return (
    <MessageModal title={t.orderTitle} onClose={order.read} labels={common} {...(actions && { actions })}>
      <p>{t.orderChanged}</p>
      <p>{isThere ? t.orderAgain(move.name, place) : t.orderChangedGone(move.name)}</p>
    </MessageModal>
  )
}

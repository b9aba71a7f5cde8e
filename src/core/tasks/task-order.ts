import { atom, type ReadableAtom } from 'nanostores'
import type { TaskListItem } from '../../contract/entities/task.ts'
import { TASK_ORDER_CHANGED } from '../../contract/error-codes/tasks.ts'
import { moved, type TaskPlace } from '../../contract/rules/task-order.ts'
import { call } from '../http/call.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { asRefusal } from '../http/failure.ts'
import { type Chosen, createUntilShown } from '../lists/until-shown.ts'
import { tasks as t } from '../messages/tasks.ts'

/** A task, and the place that it is to have. */
export interface TaskMove extends TaskPlace {
  name: string
  /** Its place before, which an undo gives it again. */
  before: number
}

/**
 * - `changed`: somebody else was faster; the order is shown as it is now, and the move can be put again
 * - `failed`: the order is as it was; `again` says whether it may go better another time
 */
export type OrderState =
  | { at: 'none' }
  | { at: 'changed'; move: TaskMove }
  | { at: 'failed'; move: TaskMove; reason: string; again: boolean }

interface OrderOptions {
  classroomId: number
  /** All tasks as the list has them. */
  rows: () => readonly TaskListItem[]
  /** The list itself: each that is `ready` is what the server has. */
  $list: ReadableAtom<{ at: string }>
  /** Asks for that anew. */
  refresh: () => Promise<unknown>
  /** The server has it. */
  saved: (move: TaskMove) => void
}

const asMoves = (entries: [TaskMove, TaskMove][]): readonly TaskMove[] => entries.map(([move]) => move)

/** The order of an exchange's tasks, as it is being changed (P3 §5 Task reorder value, §8 Reorder failure). */
export function createTaskOrder({ classroomId, rows, $list, refresh, saved }: OrderOptions) {
  const $order = atom<OrderState>({ at: 'none' })
  /** Moves that the list does not have yet, in their order: they are shown at once. */
  const { $chosen: $moves, choose, takeBack } = createUntilShown($list, asMoves)
  /** The order that the move before has made. */
  let made: string | null = null
  let last: Promise<void> = Promise.resolve()

  /** Moves that wait behind one that is refused go by an order that is none any more. */
  const takeBackWaiting = () => takeBack(({ isSaved }) => !isSaved)

  async function refuse(error: unknown, move: TaskMove): Promise<void> {
    const code = asRefusal(error)?.errorCode
    takeBackWaiting()
    // as it is now, before it is told that it is another one
    await refresh()
    takeBackWaiting()
    if (code === TASK_ORDER_CHANGED) $order.set({ at: 'changed', move })
    else $order.set({ at: 'failed', move, ...explainFailure(error, t.orderFailed) })
  }

  async function send(move: TaskMove, choice: Chosen<TaskMove>): Promise<void> {
    const moves = $moves.get()
    // one before it has failed, and took this one along
    if (!moves.includes(move)) return
    // the list does not know of the moves before this one yet
    const known = moves[0] === move ? null : made
    const order_version = known ?? rows()[0]?.order_version ?? ''
    const { id, order } = move
    try {
      const { data } = await call(
        'PUT /api/teacher/classrooms/{id}/tasks-order',
        { tasks: [{ id, order }], order_version },
        { params: { id: classroomId } },
      )
      made = data.order_version
      choice.isSaved = true
      saved(move)
    } catch (error) {
      return refuse(error, move)
    }
    if ($moves.get().at(-1) === move) await refresh()
  }

  /** Shown at once, and sent one after the other. */
  function move(next: TaskMove): Promise<void> {
    $order.set({ at: 'none' })
    const choice = choose([next], next)
    last = last.then(() => send(next, choice))
    return last
  }

  return { $order, $moves, move, read: () => $order.set({ at: 'none' }) }
}

export type TaskOrder = ReturnType<typeof createTaskOrder>

/** The tasks as they stand once these moves are done. */
export function inOrder(rows: readonly TaskListItem[], moves: readonly TaskPlace[]): readonly TaskListItem[] {
  if (moves.length === 0) return rows
  const byId = new Map(rows.map(task => [task.id, task]))
  const ids = moves.reduce(
    (before, move) => (byId.has(move.id) ? moved(before, move) : before),
    rows.map(({ id }) => id),
  )
  return ids.flatMap(id => byId.get(id) ?? [])
}

import { useState } from 'react'
import type { TaskListItem } from '../../contract/entities/task.ts'
import { tasks as t } from '../../core/messages/tasks.ts'
import type { TaskListStore } from '../../core/tasks/task-list.ts'
import { createTaskOrder, inOrder, type TaskMove } from '../../core/tasks/task-order.ts'
import { createVisibility } from '../../core/tasks/visibility.ts'
import { useStore } from '../../core/use-store.ts'
import type { Moved } from '../../ui/reorder.ts'
import type { TasksHandle } from './types.ts'

/** What a teacher changes in the list itself: the order, and who sees a task; with what a screen reader says of it. */
export function useMoves(classroomId: number, store: TaskListStore, widget: TasksHandle) {
  const [said, setSaid] = useState('')
  /** What was moved last, until something else is said. */
  const [last, setLast] = useState<TaskMove | null>(null)
  function say(text: string, move: TaskMove | null = null): void {
    setSaid(text)
    setLast(move)
  }
  const listed = (): readonly TaskListItem[] => {
    const list = store.$list.get()
    return 'rows' in list ? list.rows : []
  }

  const { $list, refresh } = store
  const [order] = useState(() =>
    createTaskOrder({
      classroomId,
      rows: listed,
      $list,
      refresh,
      saved(move) {
        const { id, name, order } = move
        say(t.hasMoved(name, order, listed().length), move)
        widget.emit('cx-tasks-changed', { change: 'moved', taskIds: [id] })
      },
    }),
  )
  const [visibility] = useState(() =>
    createVisibility({
      classroomId,
      $list,
      refresh,
      saved({ id, task_name }, hides) {
        say(hides ? t.isHidden(task_name) : t.isShown(task_name))
        widget.emit('cx-tasks-changed', { change: hides ? 'hidden' : 'shown', taskIds: [id] })
      },
    }),
  )
  const list = useStore(store.$list)
  const moves = useStore(order.$moves)
  const all = 'rows' in list ? list.rows : undefined
  const isWhole = 'question' in list && list.question.search === ''
  const rows = all && isWhole ? inOrder(all, moves) : all

  function heard({ at, id, place }: Moved): void {
    const index = rows?.findIndex(task => task.id === id) ?? -1
    const name = rows?.[index]?.task_name ?? ''
    const count = rows?.length ?? 0
    if (at === 'held') say(t.pickedUp(name, place, count))
    if (at === 'over') say(t.over(name, place, count))
    if (at === 'left') say(t.notMoved(name, place))
    if (at === 'dropped') void order.move({ id, order: place, name, before: index + 1 })
  }

  /** Puts what was moved last where it was. */
  function undo({ id, name, order: place, before }: TaskMove): void {
    // others may have gone meanwhile
    const most = rows?.length ?? before
    void order.move({ id, name, order: Math.min(before, most), before: place })
  }

  return {
    list,
    rows,
    isWhole,
    order,
    visibility,
    said,
    last: isWhole && rows && rows.length > 0 ? last : null,
    heard,
    undo,
  }
}

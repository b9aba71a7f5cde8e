import { useMemo, useRef } from 'react'
import type { TaskListItem } from '../../../contract/entities/task.ts'
import type { Moved } from '../../../ui/reorder.ts'
import { useReorder } from '../../../ui/use-reorder.ts'
import type { ListContext } from './list-context.ts'
import { TaskCard } from './task-card.tsx'
import { TaskGrid, TaskTable } from './task-frames.tsx'
import { TaskRow } from './task-row.tsx'

interface ListRowsProps {
  /** As they are shown, all of them or those that a search has found. */
  rows: readonly TaskListItem[]
  isWhole: boolean
  /** What the server has taken and the list does not have yet. */
  taken: Readonly<Record<number, boolean>>
  context: ListContext
  onMoved: (moved: Moved) => void
}

/** The tasks, as rows or as cards, which can be dragged into another order. */
export function ListRows({ rows, isWhole, taken, context, onMoved }: ListRowsProps) {
  const place = useRef<HTMLElement>(null)
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const isGrid = context.view === 'grid'
  // a table and a list are two elements: what follows one of them begins anew with the other
  useReorder(place, { isGrid, isOff: context.orderLock !== null, ids, onMoved })
  const Frame = isGrid ? TaskGrid : TaskTable
  const Item = isGrid ? TaskCard : TaskRow
  return (
    <Frame context={context} rows={place}>
      {rows.map((task, index) => (
        <Item
          key={task.id}
          task={task}
          place={isWhole ? index + 1 : task.order}
          isHidden={taken[task.id] ?? task.is_hidden}
          context={context}
        />
      ))}
    </Frame>
  )
}

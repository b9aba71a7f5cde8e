import type { ReactNode, Ref } from 'react'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { tableRoles } from '../../../ui/table-roles.ts'
import type { ListContext } from './list-context.ts'

export interface TaskRowsProps {
  context: ListContext
  /** Of what holds the tasks themselves. */
  rows: Ref<HTMLElement>
  children: ReactNode
}

const heads = [t.name, t.prompt, t.createDue, t.responseDue, t.show, t.order]
const { ofWholeClass } = t
const headsOfWholeClass = [ofWholeClass.name, ofWholeClass.post, ofWholeClass.response, t.show, t.order]

/** The table around the tasks, with its heads (P3 §2 My Tasks). */
export function TaskTable({ context, rows, children }: TaskRowsProps) {
  const { isWholeClass } = context.rights
  return (
    <table
      {...tableRoles.table}
      className="tasks"
      data-steps={isWholeClass || undefined}
      aria-label={t.title}
    >
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {(isWholeClass ? headsOfWholeClass : heads).map(head => (
            <th key={head} {...tableRoles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} ref={rows as Ref<HTMLTableSectionElement>}>
        {children}
      </tbody>
    </table>
  )
}

/** The cards around the tasks. */
export function TaskGrid({ rows, children }: TaskRowsProps) {
  return (
    <ul className="cards" aria-label={t.title} ref={rows as Ref<HTMLUListElement>}>
      {children}
    </ul>
  )
}

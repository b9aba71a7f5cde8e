import type { ReactNode } from 'react'
import { students as t, words } from '../../../core/messages/students.ts'
import { tableRoles } from '../../../ui/table-roles.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ListContext } from './list-context.ts'

export interface TableFrameProps {
  context: ListContext
  /** Of all rows with the head, where some of them are not in the page. */
  rowCount?: number
  children: ReactNode
}

/** What the table is called. */
export const tableLabel = ({ rights }: ListContext): string => words[rights.word].label

/** The table around the rows, with its heads. */
export function TableFrame({ context, rowCount, children }: TableFrameProps) {
  const heads = [t.name, t.tasks, t.progress, t.approval]
  return (
    <table
      {...tableRoles.table}
      className="students"
      aria-label={tableLabel(context)}
      aria-rowcount={rowCount}
    >
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row} aria-rowindex={rowCount === undefined ? undefined : 1}>
          {heads.map(head => (
            <th key={head} {...tableRoles.head}>
              {head}
            </th>
          ))}
          <th {...tableRoles.head}>
            <VisuallyHidden>{t.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>{children}</tbody>
    </table>
  )
}

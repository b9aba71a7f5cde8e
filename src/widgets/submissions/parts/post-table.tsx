import type { ReactNode } from 'react'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { tableRoles } from '../../../ui/table-roles.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ListContext } from './list-context.ts'

/** The table around the submissions, with its heads. */
export const PostTable = ({ context, children }: { context: ListContext; children: ReactNode }) => (
  <table
    {...tableRoles.table}
    className="posts"
    data-partner={context.isPartner || undefined}
    aria-label={t.title}
  >
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {!context.isPartner && (
          <th {...tableRoles.head}>
            <VisuallyHidden>{t.select}</VisuallyHidden>
          </th>
        )}
        {[t.student, t.task, t.postedOn, t.status].map(head => (
          <th key={head} {...tableRoles.head}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...tableRoles.group}>{children}</tbody>
  </table>
)

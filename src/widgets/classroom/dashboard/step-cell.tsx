import type { InactiveStudent } from '../../../contract/entities/student-activity.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { tableRoles } from '../../../ui/table-roles.ts'
import { StatusTag } from '../../../ui/tag.tsx'

interface StepCellProps {
  label: string
  /** null where the task has no such step. */
  percent: number | null
  due: string | null
  pending: number
  inactive: readonly InactiveStudent[]
  /** Those who post are groups of students. */
  inGroups: boolean
}

/** A student by first name and last initial; a group has none. */
const nameOf = ({ first_name, last_initial }: InactiveStudent) =>
  last_initial ? `${first_name} ${last_initial}.` : first_name

/** One step of a task: how many have posted, until when, what waits for the teacher and who has not posted. */
export function StepCell({ label, percent, due, pending, inactive, inGroups }: StepCellProps) {
  if (percent === null) {
    return (
      <td {...tableRoles.cell} data-label={label}>
        <p className="fine-print">{t.noResponse}</p>
      </td>
    )
  }
  return (
    <td {...tableRoles.cell} data-label={label}>
      <p className="step-percent">{t.submitted(percent)}</p>
      <div className="step-bar" aria-hidden="true">
        <div style={{ width: `${percent}%` }} />
      </div>
      <p className="fine-print">{due ? t.due(shortDate(due)) : t.noDue}</p>
      {pending > 0 && <StatusTag tone="warning">{t.pendingReview(pending)}</StatusTag>}
      {inactive.length > 0 && (
        <details>
          <summary>{(inGroups ? t.inactiveGroups : t.inactive)(inactive.length)}</summary>
          <ul className="students">
            {inactive.map(student => (
              <li key={student.id}>
                <bdi>{nameOf(student)}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </td>
  )
}

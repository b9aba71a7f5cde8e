import { memo } from 'react'
import type { Student } from '../../../contract/entities/student.ts'
import { shownProgress } from '../../../contract/rules/progress.ts'
import { statuses } from '../../../core/messages/statuses.ts'
import { students as t } from '../../../core/messages/students.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { tableRoles } from '../../../ui/table-roles.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ListContext } from './list-context.ts'
import { RowActions } from './row-actions.tsx'
import { TaskSummary } from './task-summary.tsx'
import { Who } from './who.tsx'

export interface StudentRowProps {
  student: Student
  /** Submissions need the teacher's approval. */
  needs: boolean
  /** Each task is shown. */
  isOpen: boolean
  onToggle: (studentId: number) => void
  context: ListContext
  /** Where not every row is in the page: which one it is, and what measures it. */
  index?: number
  measure?: (row: HTMLElement | null) => void
}

function Row({ student, needs, isOpen, onToggle, context, index, measure }: StudentRowProps) {
  const { full_name, progression_percent } = student
  const { approved } = shownProgress(progression_percent)
  const { lockId, rights } = context
  const isLocked = rights.approvalLock !== null
  return (
    <tr
      {...tableRoles.row}
      className="student"
      ref={measure}
      data-index={index}
      // after the head, and from 1
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      <th {...tableRoles.rowHead} className="who">
        <Who student={student} context={context} />
      </th>
      <td {...tableRoles.cell} className="tasks">
        <TaskSummary student={student} isOpen={isOpen} onToggle={onToggle} />
      </td>
      <td {...tableRoles.cell} className="progress">
        <ProgressBar
          label={t.progressOf(full_name)}
          percent={approved}
          shown={approved === 100 ? t.completed : statuses.percent(approved)}
        />
      </td>
      <td {...tableRoles.cell} className="approval">
        <Checkbox
          label={
            <>
              <span className="short" aria-hidden>
                {t.approval}
              </span>
              <VisuallyHidden>{t.needsApproval(full_name)}</VisuallyHidden>
            </>
          }
          checked={needs}
          disabled={isLocked}
          {...(isLocked && { 'aria-describedby': lockId })}
          onChange={checked => context.choose(student, checked)}
        />
      </td>
      <td {...tableRoles.cell} className="actions">
        <RowActions student={student} context={context} />
      </td>
    </tr>
  )
}

/** One student or group. It rests as long as an answer says nothing new of it. */
export const StudentRow = memo(Row, (before, after) => {
  const names = ['needs', 'isOpen', 'onToggle', 'context', 'index', 'measure'] as const
  return names.every(name => before[name] === after[name]) && isSame(before.student, after.student)
})

const isSame = (one: Student, other: Student) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

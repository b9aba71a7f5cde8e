import { useId } from 'react'
import type { Student } from '../../../contract/entities/student.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { students as t } from '../../../core/messages/students.ts'
import { shownStatus, taskCounts } from '../../../core/students/task-counts.ts'
import { taskStatusTags } from '../../../core/students/task-status-tags.ts'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown, chevronUp } from '../../../ui/icons.ts'
import { StatusTag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface TaskSummaryProps {
  student: Student
  isOpen: boolean
  onToggle: (studentId: number) => void
}

/**
 * How many tasks are in which status, and on a press each task with its own: with fifty tasks a row would be too wide to be
 * read (docs/decisions/statuses-of-students.md).
 */
export function TaskSummary({ student, isOpen, onToggle }: TaskSummaryProps) {
  const id = useId()
  const { tasks, full_name } = student
  if (tasks.length === 0) return <span className="summary none">{t.noTasks}</span>
  return (
    <>
      <button
        type="button"
        className="summary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(student.id)}
      >
        <span className="counts">
          {taskCounts(tasks).map(({ status, count }) => (
            <StatusTag key={status} tone={taskStatusTags[status].tone}>
              {t.inStatus(count, t.statuses[status])}
            </StatusTag>
          ))}
        </span>
        <Icon path={isOpen ? chevronUp : chevronDown} size={18} />
        <VisuallyHidden>{t.tasksOf(full_name)}</VisuallyHidden>
      </button>
      {isOpen && (
        <ul id={id} className="each" aria-label={t.tasksOf(full_name)}>
          {tasks.map(task => (
            <li key={`${task.id} ${task.type}`}>
              <span className="task">
                <bdi>{task.task_name}</bdi>
                <span className="below">
                  {[task.type === 'response' && t.response, task.due_date && t.due(shortDate(task.due_date))]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <StatusTag {...taskStatusTags[shownStatus(task.status)]} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

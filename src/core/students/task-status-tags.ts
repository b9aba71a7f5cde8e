import type { StudentTaskStatus } from '../../contract/rules/student-progress.ts'
import { students as t } from '../messages/students.ts'
import type { StatusTag } from '../statuses/status-tags.ts'

/** One look for one status of a student's task, wherever it is shown (P3 §4): spread on a StatusTag. */
export const taskStatusTags: Readonly<Record<StudentTaskStatus, StatusTag>> = {
  'to-do': { tone: 'neutral', children: t.statuses['to-do'] },
  submitted: { tone: 'info', children: t.statuses.submitted },
  pending: { tone: 'warning', children: t.statuses.pending },
  approved: { tone: 'success', children: t.statuses.approved },
  unapproved: { tone: 'accent', children: t.statuses.unapproved },
  blocked: { tone: 'danger', children: t.statuses.blocked },
}

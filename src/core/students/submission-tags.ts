import type { ListedStatus } from '../../contract/rules/submission-status.ts'
import { studentProfile as t } from '../messages/student-profile.ts'

/** One look for one status of a post, wherever it is shown (P3 §4): spread on a StatusTag. */
export const submissionTags = {
  pending: { tone: 'warning', children: t.statuses.pending },
  approved: { tone: 'success', children: t.statuses.approved },
  unapproved: { tone: 'accent', children: t.statuses.unapproved },
  blocked: { tone: 'danger', children: t.statuses.blocked },
} as const satisfies Record<ListedStatus, { tone: string; children: string }>

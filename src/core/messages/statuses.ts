import type { ClassroomStatus } from '../../contract/entities/classroom.ts'
import type { ProgressSegment } from '../../contract/rules/progress.ts'

/** Words for states that several screens show. */
export const statuses = {
  classroom: {
    not_started: 'Not started',
    active: 'Active',
    concluded: 'Concluded',
    expired: 'Expired',
  } satisfies Record<ClassroomStatus, string>,

  segments: {
    to_do: 'To-do',
    submitted: 'Submitted',
    approved: 'Approved',
    blocked: 'Blocked',
  } satisfies Record<ProgressSegment, string>,

  percent: (percent: number) => `${percent}%`,
} as const

import type { ClassroomStatus } from '../../contract/entities/classroom.ts'
import { statuses } from '../messages/statuses.ts'

/** How a state is shown: a colour by its meaning, and the word that says it. */
export interface StatusTag {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent'
  readonly children: string
}

/** One look for one state, wherever it is shown: spread on a StatusTag. */
export const classroomStatusTags: Readonly<Record<ClassroomStatus, StatusTag>> = {
  not_started: { tone: 'info', children: statuses.classroom.not_started },
  active: { tone: 'success', children: statuses.classroom.active },
  concluded: { tone: 'neutral', children: statuses.classroom.concluded },
  expired: { tone: 'warning', children: statuses.classroom.expired },
}

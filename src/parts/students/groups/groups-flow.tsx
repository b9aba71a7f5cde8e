import type { Classroom } from '../../../contract/entities/classroom.ts'

export interface GroupsFlowProps {
  classroom: Classroom
  /** The groups, or their names, are other ones now. */
  onChanged: () => void
}

/** How many groups there shall be, and the review of their names (P3 §4 Small-group flow). */
export function GroupsFlow(_: GroupsFlowProps) {
  return null
}

import Type, { type Static } from 'typebox'
import { Id, Instant } from './reference.ts'

/** A student, or a group, who was removed and can be brought back (docs/decisions/removed-students.md). */
export const RemovedStudent = Type.Object({
  id: Id,
  full_name: Type.String({ description: 'first name and initial' }),
  username: Type.String(),
  removed_at: Instant,
  kept_until: Instant,
})
export type RemovedStudent = Static<typeof RemovedStudent>

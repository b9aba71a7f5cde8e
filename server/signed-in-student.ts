import type { GroupTypeId } from '../src/contract/rules/group-types.ts'

/** Who calls on the student site, with all that its rules ask of a student. */
export interface SignedInStudent {
  id: number
  session_id: number
  classroom_id: number
  classroom_name: string
  first_name: string
  last_initial: string
  username: string
  /** Null without a course. */
  group: GroupTypeId | null
  /** The password is one that the teacher was told, and has to be changed. */
  is_first_password: boolean
  is_exchange_expired: boolean
  /** The teacher is independent: there is no partner, and students respond to each other (docs/decisions/student-site.md). */
  has_peers: boolean
  /** The teacher who sees the site as the student; null when it is the student. */
  viewer: { teacher_id: number; operator: string; full_name: string } | null
}

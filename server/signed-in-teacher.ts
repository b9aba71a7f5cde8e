import type { UserTypeSlug } from '../src/contract/entities/user.ts'
import type { ExpiryOwner } from '../src/contract/rules/exchange-expiry.ts'

/** Who calls, with all that the rules about classrooms ask of a teacher. */
export interface SignedInTeacher extends ExpiryOwner {
  id: number
  /** The session that the call belongs to. */
  familyId: string
  /** Email of the operator who works as this teacher; null when it is the teacher. */
  operator: string | null
  full_name: string
  user_type: { slug: UserTypeSlug }
  /** Whether the operator has found that this is a teacher. */
  is_teacher_validated: boolean
  /** Grows with every change of what this teacher's classrooms show. */
  revision: number
}

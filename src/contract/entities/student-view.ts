import Type, { type Static } from 'typebox'
import { OneTimeCode } from './credentials.ts'

/** Who posts: a student, a group of a small-group classroom, or a whole class as one (P3 §3 Masquerade result). */
export const StudentUserType = Type.Object({ slug: Type.Enum(['student', 'group', 'whole-class']) })
export type StudentUserType = Static<typeof StudentUserType>

/** With what a teacher sees the student site as somebody of theirs. */
export const StudentViewCode = Type.Object({ token: OneTimeCode, user_type: StudentUserType })
export type StudentViewCode = Static<typeof StudentViewCode>

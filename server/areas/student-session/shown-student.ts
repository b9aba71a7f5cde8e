import type { SiteStudent } from '../../../src/contract/entities/student-site.ts'
import { userTypeOf } from '../../../src/contract/rules/group-types.ts'
import type { SignedInStudent } from '../../signed-in-student.ts'

/** A student as the site names them. */
export const shownStudent = (student: SignedInStudent): SiteStudent => ({
  id: student.id,
  full_name: [student.first_name, student.last_initial].filter(Boolean).join(' '),
  username: student.username,
  user_type: { slug: userTypeOf(student.group) },
  classroom_name: student.classroom_name,
  is_first_password: student.is_first_password,
  is_exchange_expired: student.is_exchange_expired,
  viewed_by: student.viewer?.full_name ?? null,
})

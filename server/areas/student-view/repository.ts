import { sql } from 'drizzle-orm'
import {
  MASQUERADE_CODES_KEPT_DAYS,
  MASQUERADE_LINK_VALID_SECONDS,
} from '../../../src/contract/limits/masquerade.ts'
import { type Database, rows } from '../../db/database.ts'
import { present } from '../../db/present.ts'
import { gone } from '../../db/sweep-rule.ts'
import { hashOf } from '../../one-time-code.ts'
import { studentViewCodes } from './schema.ts'

/** Who sees the site, and as whom. */
export interface StudentView {
  teacher_id: number
  student_id: number
  /** Email of who acts: the teacher, or an operator who works as them. */
  operator: string
}

/** Keeps a code, of which only the hash; `operator` is null for the teacher. Tells who acts. */
export async function addCode(
  db: Database,
  { teacher_id, student_id, operator }: Omit<StudentView, 'operator'> & { operator: string | null },
  code: string,
): Promise<StudentView> {
  const [added] = await rows<StudentView>(
    db,
    sql`insert into student_view_codes (code_hash, teacher_id, student_id, operator, expires_at)
        select ${hashOf(code)}, id, ${student_id}::int, coalesce(${operator}, email),
          now() + make_interval(secs => ${MASQUERADE_LINK_VALID_SECONDS})
        from teachers where id = ${teacher_id}
        returning teacher_id, student_id, operator`,
  )
  if (!added) throw new Error(`there is no teacher ${teacher_id}`)
  return added
}

/**
 * Uses a code up; null when it was used, is too old or none, or when the student is the teacher's no more. Of many at
 * once exactly one gets it.
 */
export async function redeemStudentView(db: Database, code: string): Promise<StudentView | null> {
  const [redeemed] = await rows<StudentView>(
    db,
    sql`update student_view_codes v set used_at = now()
        from students s join classrooms c on c.id = s.classroom_id join teachers t on t.id = c.teacher_id
        where v.code_hash = ${hashOf(code)} and v.used_at is null and v.expires_at > now()
          and s.id = v.student_id and ${present} and t.id = v.teacher_id and t.disabled_at is null
        returning v.teacher_id, v.student_id, v.operator`,
  )
  return redeemed ?? null
}

export const codesSweep = gone(studentViewCodes, 'expires_at', MASQUERADE_CODES_KEPT_DAYS)

import { type SQL, sql } from 'drizzle-orm'
import {
  MASQUERADE_CODES_KEPT_DAYS,
  MASQUERADE_LINK_VALID_SECONDS,
} from '../../../src/contract/limits/masquerade.ts'
import { type Database, rows } from '../../db/database.ts'
import { present } from '../../db/present.ts'
import { gone } from '../../db/sweep-rule.ts'
import { hashOf } from '../../one-time-code.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { studentViewCodes } from './schema.ts'

/** Who sees the site, and as whom. */
export interface StudentView {
  teacher_id: number
  student_id: number
  /** Email of who acts: the teacher, or an operator who works as them. */
  operator: string
}

/**
 * Keeps a code, of which only the hash; `operator` is null for the teacher. It waits for whoever ends the session that
 * asks at this moment, and the other way round, so that no code is made after those of a session have ended. Tells who
 * acts; null when the session has ended.
 */
export async function addCode(
  db: Database,
  { id, operator, familyId }: Pick<SignedInTeacher, 'id' | 'operator' | 'familyId'>,
  student_id: number,
  code: string,
): Promise<StudentView | null> {
  const [added] = await rows<StudentView>(
    db,
    sql`insert into student_view_codes (code_hash, teacher_id, student_id, operator, expires_at)
        select ${hashOf(code)}, t.id, ${student_id}::int, coalesce(${operator}, t.email),
          now() + make_interval(secs => ${MASQUERADE_LINK_VALID_SECONDS})
        from teachers t join sessions se on se.family_id = ${familyId}::uuid and se.teacher_id = t.id
        where t.id = ${id} and se.revoked_at is null for share of se
        returning teacher_id, student_id, operator`,
  )
  return added ?? null
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

/** Whose views: the teacher's own with `operator` null, with nothing said those of operators too. */
export type Viewer = Pick<StudentView, 'teacher_id'> & { operator?: string | null }

/** Whether a row is theirs: of a table that has both columns. */
export const isViewOf = ({ teacher_id, operator }: Viewer): SQL => {
  const whose = sql`teacher_id = ${teacher_id}`
  if (operator === undefined) return whose
  return sql`${whose} and operator = coalesce(${operator}, (select email from teachers where id = ${teacher_id}))`
}

/** Uses up the codes that were not used yet. */
export async function endViewCodes(db: Database, viewer: Viewer): Promise<void> {
  await db.execute(
    sql`update student_view_codes set used_at = now() where used_at is null and ${isViewOf(viewer)}`,
  )
}

export const codesSweep = gone(studentViewCodes, 'expires_at', MASQUERADE_CODES_KEPT_DAYS)

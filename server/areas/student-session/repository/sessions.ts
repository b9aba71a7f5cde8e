import { eq, sql } from 'drizzle-orm'
import { MASQUERADE_VALID_MINUTES } from '../../../../src/contract/limits/masquerade.ts'
import {
  STUDENT_SESSION_VALID_HOURS,
  STUDENT_SESSIONS_KEPT,
} from '../../../../src/contract/limits/student-site.ts'
import type { Database } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { hashOf } from '../../../one-time-code.ts'
import { isViewOf, type StudentView, type Viewer } from '../../student-view/area.ts'
import { studentSessions } from '../schema.ts'

/** What a session keeps of a password: another one has another mark. */
const markOf = (passwordHash: string) => sql`md5(${passwordHash})`

/** Opens a student's own session, and ends the oldest of many. */
export async function openStudentSession(
  db: Database,
  { student_id, password_hash }: { student_id: number; password_hash: string },
  token: string,
): Promise<void> {
  await db.insert(studentSessions).values({
    student_id,
    token_hash: hashOf(token),
    password_mark: markOf(password_hash),
    expires_at: sql`now() + make_interval(hours => ${STUDENT_SESSION_VALID_HOURS})`,
  })
  await db.execute(
    sql`delete from student_sessions where id in (
          select id from student_sessions where student_id = ${student_id} and teacher_id is null
          order by id desc offset ${STUDENT_SESSIONS_KEPT})`,
  )
}

/** Opens the session of a teacher who sees the site as a student. */
export async function openStudentView(db: Database, view: StudentView, token: string): Promise<void> {
  await db.insert(studentSessions).values({
    ...view,
    token_hash: hashOf(token),
    expires_at: sql`now() + make_interval(mins => ${MASQUERADE_VALID_MINUTES})`,
  })
}

/** Has a session go on with another password. */
export async function keepWithPassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db
    .update(studentSessions)
    .set({ password_mark: markOf(passwordHash) })
    .where(eq(studentSessions.id, id))
}

export async function endStudentSession(db: Database, id: number): Promise<void> {
  await db.delete(studentSessions).where(eq(studentSessions.id, id))
}

/** Ends the sessions of a teacher, or of an operator, who sees the site as somebody. */
export async function endViewSessions(db: Database, viewer: Viewer): Promise<void> {
  await db.delete(studentSessions).where(isViewOf(viewer))
}

/** A session is of no use after its end; what was written in it is in the audit. */
export const sessionsSweep = gone(studentSessions, 'expires_at', 1)

import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { auditLog } from '../../db/schema/masquerade.ts'
import { teachers } from '../../db/schema/teachers.ts'
import { normalEmail } from '../teachers/repository.ts'

export type AuditEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'created_at'>

/** Notes a write before it begins; the id is for its outcome. */
export async function beginAudit(db: Database, entry: AuditEntry): Promise<number> {
  const [row] = await db.insert(auditLog).values(entry).returning({ id: auditLog.id })
  if (!row) throw new Error('the database gave no id for the audit row')
  return row.id
}

export async function endAudit(db: Database, id: number, status: number): Promise<void> {
  await db.update(auditLog).set({ status }).where(eq(auditLog.id, id))
}

export interface AuditRow extends AuditEntry {
  id: number
  teacher_email: string | null
  created_at: Date
}

/** The latest entries, newest first; of one teacher when `teacherEmail` says so. */
export async function listAudit(db: Database, teacherEmail?: string, most = 200): Promise<AuditRow[]> {
  const found = await db
    .select({ row: auditLog, teacher_email: teachers.email })
    .from(auditLog)
    .leftJoin(teachers, eq(teachers.id, auditLog.teacher_id))
    .where(teacherEmail === undefined ? undefined : eq(teachers.email, normalEmail(teacherEmail)))
    .orderBy(desc(auditLog.id))
    .limit(most)
  return found.map(({ row, teacher_email }) => ({ ...row, teacher_email }))
}

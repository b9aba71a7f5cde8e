import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { normalEmail } from '../teachers/area.ts'
import { auditLog } from './schema.ts'

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
  const email = sql<string | null>`(select t.email from teachers t where t.id = audit_log.teacher_id)`
  return db
    .select({ ...getTableColumns(auditLog), teacher_email: email })
    .from(auditLog)
    .where(teacherEmail === undefined ? undefined : eq(email, normalEmail(teacherEmail)))
    .orderBy(desc(auditLog.id))
    .limit(most)
}

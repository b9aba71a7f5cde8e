import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Alert } from '../../../../src/contract/entities/notification.ts'
import type { Database } from '../../../db/database.ts'
import { cleanHtml } from '../clean-html.ts'
import { alerts } from '../schema.ts'

/**
 * The alerts of now.
 * @returns them, and until when (ms since 1970) they stay the same if nobody publishes another
 */
export async function listAlerts(
  db: Database,
  now: number = Date.now(),
): Promise<{ data: Alert[]; freshUntil: number }> {
  const open = await db
    .select()
    .from(alerts)
    .where(or(isNull(alerts.ends_at), gt(alerts.ends_at, new Date(now))))
    .orderBy(asc(alerts.starts_at), asc(alerts.id))
  const data = open.filter(({ starts_at }) => starts_at.getTime() <= now)
  const changes = open.flatMap(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at?.getTime() ?? 0])
  return {
    data: data.map(({ id, message, color, starts_at, ends_at }) => ({
      id,
      message,
      color: color as Alert['color'],
      starts_at: starts_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
    })),
    freshUntil: Math.min(Number.POSITIVE_INFINITY, ...changes.filter(change => change > now)),
  }
}

interface NewAlert {
  /** HTML; what is not allowed in an alert is taken out. */
  message: string
  color: Alert['color']
  starts_at?: Date
  ends_at?: Date
}

/** Tells every teacher something, and answers with its id; null when nothing of the message is left to say. */
export async function publishAlert(db: Database, alert: NewAlert): Promise<number | null> {
  const message = cleanHtml(alert.message)
  if (message === '') return null
  const [published] = await db
    .insert(alerts)
    .values({ ...alert, message })
    .returning({ id: alerts.id })
  return published?.id ?? null
}

/** Ends an alert now; false when there is none with this id, or it has ended. */
export async function endAlert(db: Database, id: number): Promise<boolean> {
  const ended = await db
    .update(alerts)
    .set({ ends_at: sql`now()` })
    .where(and(eq(alerts.id, id), or(isNull(alerts.ends_at), gt(alerts.ends_at, sql`now()`))))
    .returning({ id: alerts.id })
  return ended.length > 0
}

/** The latest alerts, also those that have ended or are still to begin; the newest first. */
export const latestAlerts = (db: Database) => db.select().from(alerts).orderBy(desc(alerts.id)).limit(100)

import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Alert } from '../../../../src/contract/entities/notification.ts'
import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import { type Database, rows } from '../../../db/database.ts'
import { brandOf } from '../../../mail/brands.ts'
import { cleanHtml } from '../clean-html.ts'
import { alerts } from '../schema.ts'
import { notify } from './notify.ts'

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

/** Notifies every teacher of the alerts that have begun and not ended, once of each; tells how many alerts these are. */
export const tellAlerts = (db: Database, now: number = Date.now()): Promise<number> =>
  db.transaction(async transaction => {
    const at = new Date(now)
    const begun = await transaction
      .update(alerts)
      .set({ told_at: at })
      .where(
        and(
          isNull(alerts.told_at),
          lte(alerts.starts_at, at),
          or(isNull(alerts.ends_at), gt(alerts.ends_at, at)),
        ),
      )
      .returning({ id: alerts.id })
    if (begun.length === 0) return 0
    // held, so that nobody of them goes before they are told
    const everybody = await rows<{ id: number; user_type: UserTypeSlug }>(
      transaction,
      sql`select id, user_type from teachers where disabled_at is null order by id for key share`,
    )
    for (const { id: object_id } of begun)
      await notify(
        transaction,
        everybody.map(({ id, user_type }) => ({
          teacher_id: id,
          type: 'alert_created',
          from: brandOf(user_type).productName,
          object_id,
          occasion: `alert ${object_id}`,
        })),
      )
    return begun.length
  })

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

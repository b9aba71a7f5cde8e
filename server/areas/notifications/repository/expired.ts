import { sql } from 'drizzle-orm'
import { DAY_MS } from '../../../../src/contract/rules/days.ts'
import { exchangeExpiresAt } from '../../../../src/contract/rules/exchange-expiry.ts'
import { type Database, rows } from '../../../db/database.ts'
import { expiryOwner, type OwnerRow, ownerColumns } from '../../../db/exchange-owner.ts'
import { asInstant } from '../../../db/text.ts'
import { notify } from './notify.ts'

/** What is over for longer is no news any more, such as on a server that was away. */
const NEWS_DAYS = 7

/** Of subscriptions the day is kept, of which the last moment counts: a day more than is needed. */
const mayHaveEnded = (now: number) => {
  const from = new Date(now - (NEWS_DAYS + 1) * DAY_MS)
  const until = new Date(now)
  return sql`(c.expire_at between ${from} and ${until}
    or t.independent_subscription_end_date between ${from}::date and ${until}::date
    or school.librarian_subscription_end_date between ${from}::date and ${until}::date)`
}

interface Row extends OwnerRow {
  id: number
  name: string
  teacher_id: number
  expire_at: string | null
}

/** Notifies teachers of the exchanges that have expired of late, once of each end: one that was put off has another. */
export const tellExpired = (db: Database, now: number = Date.now()): Promise<void> =>
  db.transaction(async transaction => {
    const found = await rows<Row>(
      transaction,
      sql`select c.id, c.name, c.teacher_id, ${asInstant(sql`c.expire_at`)} as expire_at, ${ownerColumns}
          from classrooms c join teachers t on t.id = c.teacher_id
          left join schools school on school.id = t.school_id
          where ${mayHaveEnded(now)} order by c.teacher_id, c.id`,
    )
    const news = found.flatMap(({ id, name, teacher_id, ...row }) => {
      const end = exchangeExpiresAt(expiryOwner(row), row)
      if (end >= now || end < now - NEWS_DAYS * DAY_MS) return []
      const occasion = `classroom ${id} expired ${new Date(end).toISOString()}`
      return [{ teacher_id, type: 'classroom_expired' as const, from: name, classroom_id: id, occasion }]
    })
    await notify(transaction, news)
  })

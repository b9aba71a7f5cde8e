import type { Queue } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { mailTime } from './mail-time.ts'
import { notificationsMail } from './mails.ts'
import { tellAlerts } from './repository/alerts.ts'
import { tellExpired } from './repository/expired.ts'
import { addLetter, type DueMail, dropMails, lockDue, putOff, teachersWithDue } from './repository/mails.ts'

const LOOK_MS = 15_000
const LOOK_FOR_EXPIRED_MS = 600_000

/** Teachers whose notifications are due to go out by mail. */
export const notificationsQueue: Queue<{ teacher_id: number }> = {
  name: 'notification-mails',
  // who looks next adds it anew
  retries: 0,
  about: ({ teacher_id }) => String(teacher_id),
}

/**
 * Has what is due for a teacher go out, or wait for its time. One transaction: a notification is in a letter and the
 * letter is on its way, or neither.
 */
export const deliverTo = (
  { db, mails }: Pick<Services, 'db' | 'mails'>,
  teacherId: number,
  now: number = Date.now(),
): Promise<void> =>
  db.transaction(async transaction => {
    const { due, preferences } = await lockDue(transaction, teacherId, now)
    const times = preferences && {
      at_once: mailTime(now, 'at_once', preferences),
      daily: mailTime(now, 'daily', preferences),
    }
    /** When one leaves; null where nobody wants it by mail any more. */
    const timeOf = ({ type, is_planned, is_read }: DueMail): number | null => {
      const mode = preferences?.mails[type] ?? 'off'
      if (!times || mode === 'off' || is_read) return null
      return times[is_planned ? 'at_once' : mode]
    }
    for (const [at, some] of Map.groupBy(due, timeOf)) {
      const ids = some.map(({ notification_id }) => notification_id)
      if (at === null) await dropMails(transaction, ids)
      else if (at > now) await putOff(transaction, ids, at)
      else {
        const letterId = await addLetter(transaction, teacherId, ids)
        await mails.add(notificationsMail, teacherId, transaction, letterId)
      }
    }
  })

/** Has everything told that has come about with time, and everything sent that is due. */
export async function deliverWaiting(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  now: number = Date.now(),
): Promise<void> {
  await tellAlerts(db, now)
  for (const teacher of await teachersWithDue(db, now)) await jobs.add(notificationsQueue, teacher)
}

/** Does so from now on. */
export async function deliverFromNowOn(services: Services): Promise<void> {
  const { db, jobs, mails, log } = services
  await jobs.work(notificationsQueue, async ({ teacher_id }) => {
    await deliverTo(services, teacher_id)
    mails.wake()
  })
  let expiredAt = Number.NEGATIVE_INFINITY
  async function look(): Promise<void> {
    if (Date.now() - expiredAt >= LOOK_FOR_EXPIRED_MS) {
      expiredAt = Date.now()
      await tellExpired(db)
    }
    await deliverWaiting(services)
  }
  let looking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch(error => log.warn({ err: error }, 'no notifications that are due could be looked for'))
  }, LOOK_MS)
  timer.unref()
  services.beforeStop(() => clearInterval(timer))
}

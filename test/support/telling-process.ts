import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { deliverFromNowOn, deliverTo, deliverWaiting } from '../../server/areas/notifications/deliver.ts'
import { notificationsMail } from '../../server/areas/notifications/mails.ts'
import { notify } from '../../server/areas/notifications/repository/notify.ts'
import { createOutbox } from '../../server/areas/outbox/area.ts'
import { type Database, openDatabase } from '../../server/db/database.ts'
import { openJobs } from '../../server/jobs/pg-boss.ts'
import { createMails } from '../../server/mail/mails.ts'
import { sendWaitingMails } from '../../server/mail/send-waiting.ts'
import type { Services } from '../../server/services.ts'

/*
 * A process that has things happen to teachers and tells them, until somebody ends it: what a server does for
 * notifications, with all of its own code, and nothing of what else a server starts with. Begins when it is sent a line;
 * says `+` when a piece of work has begun, and `-` when it is done.
 */
const [url = '', run = '', lanes = ''] = process.argv.slice(2)
const teachers = (process.argv[5] ?? '').split(',').map(Number)

await once(process.stdin, 'data')

const LOOK_MS = 50
/** Many at once, so that one end meets many of them in the middle. */
const POOLS = 3
const databases = await Promise.all(Array.from({ length: POOLS }, () => openDatabase({ url, dataDir: '' })))
const [database] = databases
if (!database) throw new Error('no database')
const { db } = database
const log = { error: () => undefined, warn: () => undefined }
const jobs = await openJobs(database, { retrySeconds: 1, log })
const services = {
  ...{ db, jobs, log, mailer: createOutbox(db), beforeStop: () => undefined },
  mails: createMails({ jobs, isNeutral: false }),
  config: { publicOrigin: 'http://school.test' },
} as unknown as Services
await sendWaitingMails(services, [notificationsMail])
await deliverFromNowOn(services)

/** Said at once, and before anything else is done; who listens may not have heard the last ones yet. */
function say(sign: '+' | '-'): void {
  for (;;) {
    try {
      writeSync(1, sign)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

const counted = async (work: () => Promise<unknown>) => {
  say('+')
  await work()
  say('-')
}

const happen = (on: Database, teacher_id: number, name: string) =>
  on.transaction(transaction =>
    counted(async () => {
      await transaction.execute(sql`insert into happened (name) values (${name}) on conflict do nothing`)
      await notify(transaction as unknown as Database, [
        { teacher_id, type: 'partner_message', from: name, occasion: name },
      ])
    }),
  )

async function lane(number: number): Promise<void> {
  const on = databases[number % POOLS]?.db ?? db
  const teacher_id = teachers[number % teachers.length] ?? 0
  for (let turn = 0; ; turn += 1) {
    const name = `News ${run} ${number} ${turn} of today`
    await happen(on, teacher_id, name)
    // by whoever does not know that it was told
    if (turn % 2 === 0) await happen(on, teacher_id, name)
    await counted(() => deliverTo({ ...services, db: on }, teacher_id))
  }
}

/** Oftener than a server does. */
async function look(): Promise<never> {
  for (;;) {
    await deliverWaiting(services)
    await setTimeout(LOOK_MS)
  }
}
await Promise.all([look(), ...Array.from({ length: Number(lanes) }, (_, number) => lane(number))])

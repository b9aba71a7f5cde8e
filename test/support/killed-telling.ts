import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase, rows } from '../../server/db/database.ts'
import { createPostgresDatabase } from './postgres-databases.ts'
import { realPause } from './until.ts'

/** Pieces of work that are under way at once: as many as a process has connections for. */
const LANES = 27
/** Once all of them are under way, a process is ended within so long. */
const LONGEST_MS = 300
const LOOK_MS = 20

const program = fileURLToPath(new URL('./telling-process.ts', import.meta.url))

interface Ends {
  /** Processes that were ended by SIGKILL. */
  kills: number
  /** Pieces of work that met such an end in their middle. */
  met: number
}

/** What has become of all that has happened meanwhile. */
interface Told extends Ends {
  happened: number
  notOnceListed: string[]
  notOnceMailed: string[]
  namedAgain: string[]
  /** In a mail, and never happened. */
  madeUp: string[]
}

type Wait = (isTrue: () => boolean | Promise<boolean>) => Promise<void>

function start(args: readonly string[], waitUntil: Wait) {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const said = { '+': 0, '-': 0 }
  child.stdout?.on('data', (piece: Buffer) => {
    for (const sign of String(piece)) said[sign as keyof typeof said] += 1
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    child,
    work: () => child.stdin?.end('\n'),
    isAtWork: (lanes: number) =>
      waitUntil(() => {
        assert.ok(!hasEnded(), `it has ended by itself: ${child.exitCode ?? child.signalCode}`)
        return said['-'] >= lanes
      }),
    /** Ends it in the middle of what it does; tells how many pieces of work that were. */
    async kill(): Promise<number> {
      child.kill('SIGKILL')
      await ended
      assert.equal(child.signalCode, 'SIGKILL', 'it has ended by itself')
      return said['+'] - said['-']
    },
  }
}

/** As a minute after an end, when a server that begins takes over what those that have ended had in hand. */
async function aMinuteLater(db: Database): Promise<void> {
  await db.execute(sql`update jobs.job set started_on = now() - interval '1 minute',
    heartbeat_on = now() - interval '1 minute', retry_delay = 0 where state = 'active'`)
  await db.execute(sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`)
}

async function isAllSent(db: Database): Promise<boolean> {
  const [left] = await rows<{ count: number }>(
    db,
    sql`select (select count(*)::int from notification_mails where letter_id is null)
      + (select count(*)::int from jobs.job where name = 'mail' and state in ('created', 'active', 'retry')) as count`,
  )
  return left?.count === 0
}

/** How often each thing that has happened stands in the list, and in letters that came. */
async function told(db: Database): Promise<Omit<Told, keyof Ends>> {
  const found = await rows<{ name: string; listed: number; mailed: number }>(
    db,
    sql`select h.name, count(distinct n.id)::int as listed, count(o.id)::int as mailed
        from happened h left join notifications n on n."from" = h.name
        left join notification_mails m on m.notification_id = n.id
        left join jobs.job j on j.name = 'mail' and (j.data ->> 'about')::int = m.letter_id
        left join outbox o on o.mail_id = j.id::text
        group by h.name`,
  )
  const namesOf = (some: typeof found) => some.map(({ name }) => name)
  const names = new Set(namesOf(found))
  const mails = await rows<{ body: string }>(db, sql`select body from outbox`)
  const words = mails.flatMap(({ body }) => body.match(/News [\d ]+ of today/g) ?? [])
  return {
    happened: found.length,
    notOnceListed: namesOf(found.filter(({ listed }) => listed !== 1)),
    notOnceMailed: namesOf(found.filter(({ mailed }) => mailed !== 1)),
    // of many that a letter has, it names no more than fit
    namedAgain: words.filter((word, index) => words.indexOf(word) < index),
    madeUp: words.filter(word => !names.has(word)),
  }
}

/**
 * Has processes tell teachers and ends each of them by SIGKILL, until that is enough, and counts what has become of it.
 * Whoever follows reads its code meanwhile.
 */
export async function killedTelling(isEnough: (ends: Ends) => boolean, signal: AbortSignal): Promise<Told> {
  const place = await createPostgresDatabase('demo')
  const { db, close } = await openDatabase({ url: place.url, dataDir: '' })
  const running: ChildProcess[] = []
  const waitUntil: Wait = async isTrue => {
    while (!(await isTrue())) {
      signal.throwIfAborted()
      await realPause(LOOK_MS)
    }
  }
  try {
    await db.execute('create table happened (name text primary key)')
    await db.execute('delete from notifications')
    await db.execute(`insert into notification_preferences (teacher_id, mails, time_zone)
      select id, '{"partner_message": "at_once"}', 'UTC' from teachers`)
    const teachers = await rows<{ id: number }>(db, sql`select id from teachers where disabled_at is null`)
    const startNext = (run: number, lanes = LANES) => {
      const ids = teachers.map(({ id }) => id).join(',')
      const next = start([place.url, String(run), String(lanes), ids], waitUntil)
      running.push(next.child)
      return next
    }
    const ends = { kills: 0, met: 0 }
    let next = startNext(0)
    while (!isEnough(ends)) {
      const process = next
      next = startNext(ends.kills + 1)
      process.work()
      await process.isAtWork(LANES)
      await realPause(Math.random() * LONGEST_MS)
      ends.met += await process.kill()
      ends.kills += 1
      await aMinuteLater(db)
    }
    const last = startNext(ends.kills + 1, 0)
    last.work()
    await waitUntil(() => isAllSent(db))
    await last.kill()
    return { ...ends, ...(await told(db)) }
  } finally {
    for (const child of running) child.kill('SIGKILL')
    await close()
    await place.drop()
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { printFigures } from '../../scripts/figures.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { REALTIME_PATH } from '../../src/contract/realtime.ts'
import { createPostgresDatabase } from '../../test/support/postgres-databases.ts'
import { median } from '../server/median.ts'
import { CLIENTS, startLine } from './child.ts'

/**
 * Prints what bringing messages live costs beside its budget; ends with 1 when it is past it: CPU of the server for each
 * message to 200 clients, against socket.io with nobody who asks who may hear it.
 *
 * A delivery is all from `realtime.tell` on: whether each connection may hear what is told, and the bytes to all of them.
 * It is told as a write tells it, with what stands for those who may hear it. Reading that is the write's, in a statement
 * that it makes anyway, and no part of the figure (docs/decisions/realtime.md says what it takes); nobody signs in or out
 * meanwhile, which would have the next delivery ask the database once.
 */

const PAIRS = 7
const WARM_UP = 2
const ROUNDS = 100
/** What a server does by itself, such as looking for work, is no part of a delivery: it is taken off. */
const IDLE_MS = 1_000

type Line = Awaited<ReturnType<typeof startLine>>

/** CPU time of a server, and time, while something is done. */
async function spent(line: Line, work: () => Promise<void>): Promise<{ cpuMs: number; ms: number }> {
  const [cpuBefore, before] = [await line.cpuMs(), performance.now()]
  await work()
  return { cpuMs: (await line.cpuMs()) - cpuBefore, ms: performance.now() - before }
}

/** Clients on all seats of a server; `round` has each hear something once. */
async function fill(line: Line) {
  let heard = 0
  let all = () => {}
  const clients = await Promise.all(
    line.seats.map(async seat => {
      const socket = io(line.url, { path: REALTIME_PATH, transports: ['websocket'], forceNew: true })
      socket.on('message', () => {
        heard += 1
        if (heard === CLIENTS) all()
      })
      await new Promise<void>(resolve => socket.once('connect', resolve))
      const { success } = await socket.emitWithAck('subscribe', seat)
      if (!success) throw new Error('a seat is taken')
      return socket
    }),
  )
  async function deliverAll(): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      heard = 0
      await new Promise<void>(resolve => {
        all = resolve
        line.round()
      })
    }
  }

  return {
    async cpu(): Promise<number> {
      const idle = await spent(line, () => new Promise(resolve => setTimeout(resolve, IDLE_MS)))
      const busy = await spent(line, deliverAll)
      return busy.cpuMs - (idle.cpuMs / idle.ms) * busy.ms
    },
    empty() {
      for (const socket of clients) socket.disconnect()
    },
  }
}
async function measure(databaseUrl: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-bench-'))
  const product = await startLine(new URL('product-line.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'for measuring only, and long enough for it',
    DEMO: '1',
    DEMO_WITH_DATABASE_URL: '1',
  })
  const bare = await startLine(new URL('bare-line.ts', import.meta.url))
  try {
    const [one, other] = [await fill(product), await fill(bare)]
    for (let round = 0; round < WARM_UP; round += 1) for (const side of [one, other]) await side.cpu()
    const ratios: number[] = []
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const isOneFirst = pair % 2 === 0
      const first = await (isOneFirst ? one : other).cpu()
      const second = await (isOneFirst ? other : one).cpu()
      ratios.push(isOneFirst ? first / second : second / first)
    }
    one.empty()
    other.empty()
    return median(ratios)
  } finally {
    await Promise.all([product.stop(), bare.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres()
if (own) process.env.TEST_DATABASE_URL = own.url
try {
  const { url, drop } = await createPostgresDatabase()
  const value = await measure(url).finally(drop)
  const name = `CPU of a message to ${CLIENTS} clients against bare socket.io`
  process.exitCode = printFigures([{ name, value, budget: 1.2 }]) ? 0 : 1
} finally {
  await own?.stop()
}

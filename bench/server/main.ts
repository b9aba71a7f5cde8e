import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, printFigures } from '../../scripts/figures.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { DEMO_PASSWORD } from '../../server/db/seed/seed.ts'
import { createPostgresDatabase } from '../../test/support/postgres-databases.ts'
import { cpuOf, type Got, get, startChild } from './child.ts'
import { median } from './median.ts'
import { countStatements, countUnchanged, recordListCall } from './recording.ts'
import { visitedRows } from './visited-rows.ts'

/**
 * Prints each figure of the server beside its budget; ends with 1 when one is past it.
 *
 * Planted: a statement more for each classroom of the list, which read 12 for 10 classrooms; tags looked at after the
 * list was made, 2 statements of an unchanged poll and 0.92 of the full answer's CPU; answers copied three times, 1.95
 * times http + pg. visited-rows.ts says what a missing index reads.
 */

const PAIRS = 11
const WARM_UP_ROUNDS = 6
const REQUESTS_PER_SIDE = 300
const EMAIL = 'teacher@demo.test'

interface Side {
  server: Awaited<ReturnType<typeof startChild>>
  ask: () => Promise<Got>
}

/** Median of the ratios of `pairs` interleaved measurements; each pair changes who goes first. */
async function cpuRatio(one: Side, other: Side): Promise<number> {
  const measure = ({ server, ask }: Side) => cpuOf(server, REQUESTS_PER_SIDE, ask)
  // Both warm up: what is compiled and connected once is not what a request costs.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const side of [one, other]) await measure(side)
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isOneFirst = pair % 2 === 0
    const first = await measure(isOneFirst ? one : other)
    const second = await measure(isOneFirst ? other : one)
    ratios.push(isOneFirst ? first / second : second / first)
  }
  return median(ratios)
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/teacher/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD }),
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

function expectSame(one: Got, other: Got): void {
  if (!one.bytes.equals(other.bytes)) throw new Error('the two servers do not send the same bytes')
}

async function measure(databaseUrl: string): Promise<Figure[]> {
  const [few = Number.NaN, many = Number.NaN] = await countStatements(databaseUrl, [10, 1_000])
  const unchangedStatements = await countUnchanged(databaseUrl, EMAIL)
  const recording = await recordListCall(databaseUrl, EMAIL)
  const visited = await visitedRows(databaseUrl, recording)
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-bench-'))
  const product = await startChild(new URL('product-server.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'for measuring only, and long enough for it',
    DEMO: '1',
    DEMO_WITH_DATABASE_URL: '1',
  })
  const plain = await startChild(new URL('plain-server.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    RECORDING: JSON.stringify(recording),
  })
  try {
    const authorization = `Bearer ${await signIn(product.url)}`
    const list = `${product.url}/api/teacher/classrooms`
    const full = () => get(list, { authorization })
    const { headers } = await full()
    const unchanged = () => get(list, { authorization, 'if-none-match': String(headers.etag) })
    const least = () => get(plain.url, {})
    const notModified = await unchanged()
    if (notModified.status !== 304) throw new Error(`an unchanged poll gave ${notModified.status}`)
    expectSame(await full(), await least())

    const poll = await cpuRatio({ server: product, ask: unchanged }, { server: product, ask: full })
    const call = await cpuRatio({ server: product, ask: full }, { server: plain, ask: least })
    return [
      { name: 'SQL statements of the classroom list, 10 classrooms', value: few, budget: 3 },
      { name: 'SQL statements of the classroom list, 1,000 classrooms', value: many, budget: 3 },
      { name: 'SQL statements of an unchanged poll', value: unchangedStatements, budget: 1 },
      { name: 'rows visited for one list beside 1,000 other classrooms', value: visited, budget: 1_500 },
      { name: 'CPU of an unchanged poll against the full answer', value: poll, budget: 0.7 },
      { name: 'CPU of the authenticated list call against http + pg', value: call, budget: 1.6 },
    ]
  } finally {
    await Promise.all([product.stop(), plain.stop()])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres()
if (own) process.env.TEST_DATABASE_URL = own.url
try {
  const { url, drop } = await createPostgresDatabase()
  const figures = await measure(url).finally(drop)
  process.exitCode = printFigures(figures) ? 0 : 1
} finally {
  await own?.stop()
}

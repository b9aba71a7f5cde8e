import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, printFigures } from '../../scripts/figures.ts'
import { VIDEO_MAX_BYTES } from '../../src/contract/limits/videos.ts'
import { type MeasuredServer, startChild } from '../server/child.ts'
import { signIn, timed, upload } from './calls.ts'
import { cutUploads, type Running } from './cuts.ts'

/**
 * Prints each figure of uploads beside its budget; ends with 1 when one is past it. The server that they are measured
 * against has the file on the disk before it answers, as ours has.
 *
 * Planted: Node's own web stream for the body, which copies every part, took 2.3 times the time of a plain PUT (median).
 */

const MIB = 1_048_576
const FILM_BYTES = 200 * MIB
/** The server takes 2,000 MB from a teacher that are not submitted. */
const PAIRS = 8
/** A throughput of 0.75 takes so much of the time. */
const TIME_MAX = 1 / 0.75
const SAMPLE_MS = 20
/** Of the kernel's pages, on all machines that this runs on. */
const PAGE_BYTES = 4_096

const rss = ({ pid }: MeasuredServer) =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES

/** MiB that a server takes above what it had before, at the most, while the largest video arrives. */
async function memoryOf(server: MeasuredServer): Promise<number> {
  const token = await signIn(server.url, 'partner@demo.test')
  await upload(server.url, token, MIB)
  const idle = rss(server)
  let most = idle
  const timer = setInterval(() => {
    most = Math.max(most, rss(server))
  }, SAMPLE_MS)
  await upload(server.url, token, VIDEO_MAX_BYTES)
  clearInterval(timer)
  return (most - idle) / MIB
}

/** Nobody pays for what came before. */
const settleDisk = () => execFileSync('sync')

/**
 * How much longer an upload takes than a plain PUT, one after the other, once both are warm: the least of each, since what
 * else a disk and a machine do only adds. The same 200 MiB took 300 ms and 750 ms within a minute of a quiet machine.
 */
async function timeRatio(server: MeasuredServer, plain: MeasuredServer): Promise<number> {
  const token = await signIn(server.url, 'teacher@demo.test')
  const plainly: number[] = []
  const uploads: number[] = []
  for (let pair = 0; pair <= PAIRS; pair += 1) {
    settleDisk()
    plainly.push(await timed(plain.url, 'PUT', FILM_BYTES))
    settleDisk()
    uploads.push(await upload(server.url, token, FILM_BYTES))
  }
  return Math.min(...uploads.slice(1)) / Math.min(...plainly.slice(1))
}

async function measure(running: Running, plain: MeasuredServer, dataDir: string): Promise<Figure[]> {
  const memory = await memoryOf(running.server)
  const time = await timeRatio(running.server, plain)
  const { broken, sentAgain } = await cutUploads(running, dataDir)
  return [
    { name: 'time of an upload of 200 MiB against a plain PUT', value: time, budget: TIME_MAX },
    { name: 'memory above idle while 500 MB arrive', value: memory, budget: 64, unit: 'MiB' },
    { name: 'uploads of 50 that a cut or a kill -9 has broken', value: broken, budget: 0 },
    { name: 'uploads of 50 that sent more than a piece again', value: sentAgain, budget: 0 },
  ]
}

const dataDir = mkdtempSync(join(tmpdir(), 'cx-bench-uploads-'))
// nothing is converted meanwhile
const environment = {
  DATA_DIR: dataDir,
  DEMO: '1',
  FFMPEG_PATH: join(dataDir, 'no-ffmpeg'),
  LOG_LEVEL: 'error',
}
const start = () => startChild(new URL('../server/product-server.ts', import.meta.url), environment)
const running: Running = { server: await start(), again: start }
const plain = await startChild(new URL('plain-put.ts', import.meta.url), { DATA_DIR: dataDir })
try {
  process.exitCode = printFigures(await measure(running, plain, dataDir)) ? 0 : 1
} finally {
  await Promise.all([running.server.stop(), plain.stop()])
  rmSync(dataDir, { recursive: true, force: true })
}

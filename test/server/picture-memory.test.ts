import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { platform } from 'node:os'
import { after, before, describe, it } from 'node:test'
import { filledDirectory } from '../support/filled-directory.ts'
import { flat, formOf } from '../support/pictures.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'

const ABOVE_IDLE_MAX_BYTES = 150_000_000
const LOOKED_AT_EVERY_MS = 10
/** Uploads at the same moment. */
const AT_ONCE = 4

/** A child that has just been made is still a picture of the server, whose memory it shares. */
const isOneOfOurs = (pid: number | string, server: number) => {
  const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return pid === server || line.includes('portrait-process')
}

/** What a process has in the memory, of what it shares with others its part; nothing once it is gone. */
function residentBytes(pid: number | string, server: number): number {
  try {
    if (!isOneOfOurs(pid, server)) return 0
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1_024
  } catch {
    return 0
  }
}

/** The server and every process that it has started. */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children].reduce<number>((sum, each) => sum + residentBytes(each, pid), 0)
}

const pictures: [what: string, status: number, make: () => Promise<Buffer>][] = [
  ['a photograph of 12 million pixels', 200, () => flat(4_000, 3_000).jpeg().toBuffer()],
  [
    'a JPEG of 48 million pixels that is held whole',
    422,
    () => flat(8_000, 6_000).jpeg({ progressive: true }).toBuffer(),
  ],
  [
    'an interlaced PNG of 48 million pixels',
    422,
    () => flat(8_000, 6_000).png({ progressive: true }).toBuffer(),
  ],
  ['a GIF of 48 million pixels', 422, () => flat(8_000, 6_000).gif({ effort: 1 }).toBuffer()],
]

describe('the memory of a server that is given pictures', { skip: platform() !== 'linux' }, () => {
  let dataDir: string
  let server: ServerProcess
  let token = ''
  before(async () => {
    dataDir = await filledDirectory('cx-memory-', 'demo')
    server = await startProcess({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' })
    const answer = await send('/api/teacher/login', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'teacher@demo.test', password: DEMO_PASSWORD }),
    })
    token = ((await answer.json()) as { data: { token: string } }).data.token
    // what the first picture brings along belongs to the idle server: modules, and the compiled sources
    await upload(await flat(64, 64).png().toBuffer())
  })
  after(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const send = (path: string, init: RequestInit) => fetch(`${server.url}${path}`, { method: 'POST', ...init })
  async function upload(picture: Buffer): Promise<number> {
    const { body, headers } = await formOf(picture)
    const response = await send('/api/teacher/files', {
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
    })
    await response.text()
    return response.status
  }

  for (const [what, status, make] of pictures) {
    it(`stays within 150 MB of the idle one for ${what}, ${AT_ONCE} at once`, async () => {
      const picture = await make()
      const idle = memoryOf(server.pid)
      let most = 0
      const looking = setInterval(() => {
        most = Math.max(most, memoryOf(server.pid))
      }, LOOKED_AT_EVERY_MS)
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => upload(picture)))
      clearInterval(looking)
      assert.deepEqual(new Set(answers), new Set([status]))
      assert.ok(most > 0)
      // below what it was when nothing was asked of it, where that has been collected since
      const above = most - idle
      assert.ok(above < ABOVE_IDLE_MAX_BYTES, `${Math.round(above / 1e6)} MB`)
    })
  }
})

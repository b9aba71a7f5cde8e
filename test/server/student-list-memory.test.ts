import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { STUDENT_LIST_MAX_BYTES } from '../../src/contract/limits/student-files.ts'
import { hostileWorkbooks } from '../support/hostile-workbooks.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'
import { listForm, workbookOf } from '../support/workbooks.ts'

/** The bound that is promised. What is seen are samples, which a collector that waits makes larger and never smaller. */
const ABOVE_IDLE_MAX_BYTES = 50_000_000
const LOOKED_AT_EVERY_MS = 4
/** The one process does it all: a list is read in a thread of it. */
const residentBytes = (pid: number) =>
  Number(/^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1_024

describe('a server that is given lists which mean harm', { skip: platform() !== 'linux' }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-lists-'))
  let server: ServerProcess
  let token = ''
  let path = ''

  const call = (method: string, to: string, init: RequestInit = {}) =>
    fetch(`${server.url}${to}`, {
      ...init,
      method,
      headers: { ...init.headers, authorization: `Bearer ${token}` },
    })

  before(async () => {
    server = await startProcess({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' })
    const signedIn = await call('POST', '/api/teacher/login', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'teacher@demo.test', password: DEMO_PASSWORD }),
    })
    token = ((await signedIn.json()) as { data: { token: string } }).data.token
    const list = (await (await call('GET', '/api/teacher/classrooms')).json()) as {
      data: ClassroomListItem[]
    }
    const id = list.data.find(({ name }) => name === 'Spanish 7 Morning')?.id
    path = `/api/teacher/classrooms/${id}/students/import/check`
    // what the first list brings along belongs to the idle server
    for (let times = 0; times < 5; times += 1) assert.equal(await check(workbookOf([['Ada', 'L']])), 200)
  })
  after(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function check(list: Buffer): Promise<number> {
    const { body, headers } = await listForm(list)
    const response = await call('POST', path, { headers, body: new Uint8Array(body) })
    await response.text()
    return response.status
  }

  it('refuses each, stays within 50 MB of the idle one, and answers others all the while', async () => {
    const idle = residentBytes(server.pid)
    let most = 0
    const looking = setInterval(() => {
      most = Math.max(most, residentBytes(server.pid))
    }, LOOKED_AT_EVERY_MS)
    try {
      for (const [what, , make] of hostileWorkbooks) {
        let isOver = false
        let answered = 0
        const list = make()
        const refused = check(list).finally(() => {
          isOver = true
        })
        while (!isOver) {
          assert.equal((await call('GET', '/health/live')).status, 200)
          if (!isOver) answered += 1
        }
        // what is too large is refused before a thread begins, by whoever is quicker
        const reachesThread = list.length <= STUDENT_LIST_MAX_BYTES
        assert.equal(await refused, reachesThread ? 422 : 413, what)
        if (reachesThread) assert.ok(answered > 0, what)
      }
    } finally {
      clearInterval(looking)
    }
    const above = most - idle
    assert.ok(above < ABOVE_IDLE_MAX_BYTES, `${Math.round(above / 1e6)} MB`)
  })

  it('reads a good one after them', async () => {
    assert.equal(await check(workbookOf([['Ada', 'L']])), 200)
  })
})

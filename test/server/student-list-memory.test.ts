import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { platform } from 'node:os'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import { STUDENT_LIST_MAX_BYTES } from '../../src/contract/limits/student-files.ts'
import { filledDirectory } from '../support/filled-directory.ts'
import { hostileWorkbooks } from '../support/hostile-workbooks.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { type ServerProcess, startProcess } from '../support/server-process.ts'
import { listForm, workbookOf } from '../support/workbooks.ts'

/** The bound that is promised. A collector that waits makes what is seen larger and never smaller. */
const ABOVE_IDLE_MAX_BYTES = 50_000_000

const ASKED_EVERY_MS = 5

const READING = fileURLToPath(new URL('../support/reading-process.ts', import.meta.url))

describe('a process that is given lists which mean harm', { skip: platform() !== 'linux' }, () => {
  it('stays within 50 MB of the idle one', () => {
    // beside what a server has besides, and lets go of, it would not be seen
    const { NODE_OPTIONS: _, ...env } = process.env
    const above = Number(execFileSync(process.execPath, ['--expose-gc', READING], { env, encoding: 'utf8' }))
    assert.ok(above < ABOVE_IDLE_MAX_BYTES, `${Math.round(above / 1e6)} MB`)
  })
})

describe('a server that is given lists which mean harm', () => {
  let dataDir: string
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
    dataDir = await filledDirectory('cx-lists-', 'demo')
    server = await startProcess({
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '100000',
    })
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

  it('refuses each, and answers others all the while', async () => {
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
        await pause(ASKED_EVERY_MS)
      }
      // what is too large is refused before a thread begins, by whoever is quicker
      const reachesThread = list.length <= STUDENT_LIST_MAX_BYTES
      assert.equal(await refused, reachesThread ? 422 : 413, what)
      if (reachesThread) assert.ok(answered > 0, what)
    }
  })

  it('reads a good one after them', async () => {
    assert.equal(await check(workbookOf([['Ada', 'L']])), 200)
  })
})

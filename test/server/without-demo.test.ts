import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { type RunningServer, startServer } from '../../server/start.ts'
import { databaseTemplate } from '../support/databases.ts'
import { DEMO_PASSWORD, testConfig } from '../support/server.ts'
import { collectLogs } from '../support/server-logs.ts'

const emails = ['teacher', 'librarian', 'independent', 'players', 'new', 'disabled'].map(
  name => `${name}@demo.test`,
)
const browser = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }

describe('a server without DEMO', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-real-'))
  const logs = collectLogs()
  let server: RunningServer
  before(async () => {
    const config = testConfig({
      port: 0,
      host: '127.0.0.1',
      dataDir,
      demo: false,
      apiReference: false,
      logLevel: 'error',
    })
    const template = await databaseTemplate('empty')
    server = await startServer(config, { template, logStream: logs.stream })
  })
  after(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true })
    logs.check()
  })

  it('lets no demo account in', async () => {
    for (const email of emails) {
      const { status } = await fetch(`${server.url}/api/teacher/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      })
      assert.equal(status, 401, email)
    }
  })

  it('has no second origin', () => assert.equal(server.secondOrigin, null))

  for (const path of [
    '/outbox',
    '/outbox.json',
    '/demo',
    '/demo/',
    '/demo/index.html',
    '/demo/lms.html',
    '/demo/players.html',
    '/demo/widgets.html',
    '/demo/%6cms.html',
    '/docs/api',
    '/docs/api/openapi.json',
  ]) {
    it(`has nothing at ${path}, for scripts and for who goes there`, async () => {
      for (const headers of [{}, browser]) {
        const answer = await fetch(server.url + path, { headers })
        assert.equal(answer.status, 404)
        assert.doesNotMatch(await answer.text(), /demo\.test|Outbox|openapi/i)
      }
    })
  }
})

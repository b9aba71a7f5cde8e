import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { runCommand } from '../../server/admin/commands.ts'
import { sessionCodeSentences as s } from '../../src/contract/server-messages/session-codes.ts'
import { startApp, type TestApp } from '../support/server.ts'

const PAGE = 'https://lms.example.org'
const SERVICE = 'https://classrooms.example.org'

const page = readFileSync(join(import.meta.dirname, '../../docs/embedding.md'), 'utf8')
const [, lines = ''] = /```js\n(async function sessionCode[\s\S]*?)```/.exec(page) ?? []

describe("the lines of docs/embedding.md for a page's backend", () => {
  let server: TestApp
  let client: { id: string; secret: string }
  before(async () => {
    server = await startApp({ config: { allowedOrigins: [PAGE] } })
    const said = await runCommand(server.app.services, [
      'session-client',
      'add',
      'Lakeview',
      '--origins',
      PAGE,
    ])
    const [, id = '', secret = ''] = /^client_id (\d+)\nclient_secret (\S+)$/m.exec(said) ?? []
    client = { id, secret }
  })
  after(() => server.close())

  /** As the backend of a page would run them, with its own client, against this server. */
  function backend(secret = client.secret): (email: string) => Promise<string> {
    const call = async (address: string, init: { method: string; headers: object; body: string }) => {
      assert.ok(address.startsWith(`${SERVICE}/`), address)
      const { status, body } = await server.call(`${init.method} ${address.slice(SERVICE.length)}`, {
        body: JSON.parse(init.body),
        headers: { ...init.headers },
      })
      return { status, json: async () => body }
    }
    const written = lines.replace(/client_id: \d+/, `client_id: ${client.id}`)
    const make = new Function('fetch', 'process', `${written}; return sessionCode`)
    return make(call, { env: { CLASSROOMS_SECRET: secret } })
  }

  it('are a dozen or so', () => {
    const count = lines.trim().split('\n').length
    assert.ok(count > 5 && count < 20, String(count))
  })

  it('give a code by which the teacher is signed in on the page', async () => {
    const code = await backend()('teacher@demo.test')
    const { status, body } = await server.call<{ email: string }>('POST /api/teacher/session-codes/session', {
      body: { code },
      headers: { origin: PAGE },
    })
    assert.deepEqual([status, body.data.email], [200, 'teacher@demo.test'])
  })

  it('say why there is none', async () => {
    await assert.rejects(backend()('nobody@demo.test'), { message: s.noTeacher })
    await assert.rejects(backend('wrong')('teacher@demo.test'), { message: s.wrongClient })
  })
})

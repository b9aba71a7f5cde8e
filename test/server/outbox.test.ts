import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { mailTo, recoveryParts } from '../support/mails.ts'
import { startApp } from '../support/server.ts'

const FORGOT = 'POST /api/teacher/password/forgot'

describe('the outbox', () => {
  it('shows mails on a demo server, with nothing in them that runs', async () => {
    const server = await startApp()
    try {
      await server.call(FORGOT, { body: { email: 'teacher@demo.test' } })
      const { token } = recoveryParts(await mailTo(server, 'teacher@demo.test'))
      const page = await server.call('GET /outbox')
      assert.ok(page.text.includes(token))
      assert.match(page.headers['content-security-policy'] ?? '', /^default-src 'none'/)
      assert.equal(page.headers['referrer-policy'], 'no-referrer')
      assert.equal(page.headers['cache-control'], 'no-store')
    } finally {
      await server.close()
    }
  })

  it('is shown under the names of the demo alone, since a page of any other name can be led here', async () => {
    const server = await startApp({ config: { publicOrigin: 'https://demo.example.org' } })
    try {
      const hosts: [host: string, status: number][] = [
        ['demo.example.org', 200],
        ['Demo.Example.org:443', 200],
        ['localhost:4200', 200],
        ['127.0.0.1:4200', 200],
        ['[::1]:4200', 200],
        ['attacker.test', 404],
        ['attacker.test:4200', 404],
        ['demo.example.org.attacker.test', 404],
        ['localhost.attacker.test:4200', 404],
        ['192.0.2.1', 404],
        ['0.0.0.0:4200', 404],
        ['a b', 404],
      ]
      for (const [host, status] of hosts)
        for (const path of ['/outbox', '/outbox.json']) {
          const answer = await server.call(`GET ${path}`, { headers: { host } })
          assert.equal(answer.status, status, `${path} under '${host}'`)
        }
    } finally {
      await server.close()
    }
  })

  it('goes by the name that was asked for behind a proxy, too: a page may say any other in a header', async () => {
    const server = await startApp({ config: { trustProxy: () => true } })
    try {
      const headers = { host: 'attacker.test:4200', 'x-forwarded-host': 'localhost:4200' }
      for (const path of ['/outbox', '/outbox.json'])
        assert.equal((await server.call(`GET ${path}`, { headers })).status, 404)
    } finally {
      await server.close()
    }
  })
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fastify from 'fastify'
import { addressKey } from '../../server/address-key.ts'
import { readConfig } from '../../server/config.ts'
import { startApp } from '../support/server.ts'

const SESSION_SECRET = 'a secret of more than thirty-two characters'
const PROXY = '10.1.2.3'

describe('an address, where calls are counted by it', () => {
  const keys: [string, string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['fe80::1%eth0', 'fe80::'],
    ['whatever', 'unknown'],
    ['', 'unknown'],
  ]
  for (const [address, key] of keys) {
    it(`is ${key} for '${address}'`, () => assert.equal(addressKey(address), key))
  }

  it('is a whole IPv6 network for every limit: a thousand addresses in it are as one', async () => {
    const server = await startApp()
    const status = async (ip: string) => {
      const body = { email: 'teacher@demo.test', password: 'wrong' }
      return (await server.call('POST /api/teacher/login', { body, ip })).status
    }
    try {
      for (let time = 1; time <= 5; time += 1) assert.equal(await status(`2001:db8:1:2:${time}::1`), 401)
      assert.equal(await status('2001:db8:1:2:ffff::1'), 429)
      assert.equal(await status('2001:db8:1:3::1'), 401)
      for (let time = 1; time <= 5; time += 1) assert.equal(await status('::ffff:203.0.113.7'), 401)
      assert.equal(await status('203.0.113.7'), 429)
    } finally {
      await server.close()
    }
  })
})

describe('behind a proxy', () => {
  /** The address that a call with this header comes from, sent by this neighbour, as Fastify tells it to the server. */
  async function seen(TRUST_PROXY: string, header: string | null, from = PROXY): Promise<string> {
    const { trustProxy } = readConfig({ SESSION_SECRET, TRUST_PROXY })
    const app = fastify({ trustProxy })
    app.get('/', request => request.ip)
    const headers: Record<string, string> = header === null ? {} : { 'x-forwarded-for': header }
    const { body } = await app.inject({ url: '/', headers, remoteAddress: from })
    await app.close()
    return body
  }

  it('the server logs and counts the address that is told', async () => {
    const { trustProxy } = readConfig({ SESSION_SECRET, TRUST_PROXY: '1' })
    const server = await startApp({ contents: 'empty', config: { trustProxy, requestsPerMinute: 1 } })
    const login = async (address: string) => {
      const headers = { 'x-forwarded-for': `made-up, ${address}` }
      return (await server.call('POST /api/teacher/login', { headers, body: {}, ip: PROXY })).status
    }
    try {
      assert.deepEqual(
        [await login('203.0.113.7'), await login('203.0.113.7'), await login('203.0.113.8')],
        [422, 429, 422],
      )
      const line = server.logs.find(text => text.includes('request completed'))
      assert.equal(JSON.parse(line ?? '{}').req.remoteAddress, '203.0.113.7')
    } finally {
      await server.close()
    }
  })

  const calls: [string, string | null, string][] = [
    ['', '203.0.113.7', PROXY],
    ['0', '203.0.113.7', PROXY],
    ['1', null, PROXY],
    ['1', '203.0.113.7', '203.0.113.7'],
    ['1', 'made-up, 203.0.113.7', '203.0.113.7'],
    ['1', '198.51.100.1, 198.51.100.2, 203.0.113.7', '203.0.113.7'],
    ['2', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['10.1.0.0/16', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['10.1.0.0/16, 2001:db8::/32', '198.51.100.1, 203.0.113.7, 2001:db8::9', '203.0.113.7'],
    ['10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['192.0.2.0/24', '203.0.113.7', PROXY],
  ]
  for (const [trusted, header, address] of calls) {
    it(`that TRUST_PROXY=${trusted} tells of, '${header}' is from ${address}`, async () => {
      assert.equal(await seen(trusted, header), address)
    })
  }

  it('an address of the proxy’s network counts as the proxy in IPv6 notation too', async () => {
    assert.equal(await seen('10.1.0.0/16', '203.0.113.7', '::ffff:10.1.2.3'), '203.0.113.7')
  })
})

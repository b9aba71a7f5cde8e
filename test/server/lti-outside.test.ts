import assert from 'node:assert/strict'
import { type AddressInfo, createServer } from 'node:net'
import { describe, it } from 'node:test'
import { askOutside, isOutside, NotOutside } from '../../server/areas/lti/outside.ts'
import { isToldAt } from '../../server/areas/lti/page-origins.ts'
import { aPlatform } from '../support/a-platform.ts'

describe('where a platform tells of itself', () => {
  const places: [issuer: string, address: string, is: boolean][] = [
    ['https://lms.example.org', 'https://lms.example.org/.well-known/openid-configuration', true],
    ['https://lms.example.org/moodle', 'https://lms.example.org/moodle/mod/lti/openid.php', true],
    ['https://lms.example.org', 'https://other.example.org/x', false],
    ['https://lms.example.org', 'https://lms.example.org:8443/x', false],
    ['https://canvas.instructure.com', 'https://lakeview.instructure.com/api/lti/security/x', true],
    ['https://canvas.beta.instructure.com', 'https://sso.beta.canvaslms.com/x', true],
    ['https://canvas.instructure.com', 'https://instructure.com.example.org/x', false],
    ['https://canvas.instructure.com.example.org', 'https://lakeview.instructure.com/x', false],
    ['https://lakeview.instructure.com', 'https://hill.instructure.com/x', false],
    ['https://a.example;sandbox', 'https://a.example;sandbox/x', false],
    ['https://*.example.org', 'https://*.example.org/x', false],
  ]
  for (const [issuer, address, is] of places)
    it(`is ${is ? '' : 'not '}${address} for ${issuer}`, () => assert.equal(isToldAt(issuer, address), is))
})

describe('addresses that somebody else names', () => {
  const addresses: [address: string, is: boolean][] = [
    ['https://lms.example.org/x', true],
    ['https://8.8.8.8/x', true],
    ['http://lms.example.org/x', false],
    ['https://127.0.0.1/x', false],
    ['https://0.0.0.0/x', false],
    ['https://100.64.0.1/x', false],
    ['https://[64:ff9b::a00:1]/x', false],
    ['https://[64:ff9b:1::a00:1]/x', false],
    ['https://[2002:a00:1::1]/x', false],
    ['https://[2001:0:a00:1::1]/x', false],
    ['https://[2001:4860:4860::8888]/x', true],
    ['https://[::10.0.0.1]/x', false],
    ['https://[fec0::1]/x', false],
    ['https://[::ffff:0:10.0.0.1]/x', false],
    ['https://[100::1]/x', false],
    ['https://[2001:db8::1]/x', false],
    ['https://[3fff::1]/x', false],
    ['https://[5f00::1]/x', false],
    ['https://192.0.2.1/x', false],
    ['https://198.51.100.1/x', false],
    ['https://203.0.113.1/x', false],
    ['https://192.88.99.1/x', false],
    ['https://10.1.2.3/x', false],
    ['https://172.20.0.1/x', false],
    ['https://192.168.1.1/x', false],
    ['https://169.254.169.254/latest', false],
    ['https://[::1]/x', false],
    ['https://[fd00::1]/x', false],
    ['https://[::ffff:127.0.0.1]/x', false],
    ['https://0x7f000001/x', false],
    ['file:///etc/passwd', false],
    ['lms', false],
  ]
  for (const [address, is] of addresses)
    it(`are ${is ? '' : 'not '}asked at ${address}`, () => assert.equal(isOutside(address, false), is))

  it('are not asked where their name leads to this machine', async () => {
    await assert.rejects(askOutside('https://localhost:1/x', { mayBeHere: false }), NotOutside)
  })

  it('are not waited for where they go over to another protocol', async () => {
    const server = createServer(socket => {
      socket.on('error', () => {})
      socket.once('data', () =>
        socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
      )
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    await assert.rejects(askOutside(`http://127.0.0.1:${port}/x`, { mayBeHere: true }), NotOutside)
    server.close()
  })

  it('lead nowhere else', async () => {
    const platform = await aPlatform()
    const { status } = await askOutside(`${platform.issuer}/elsewhere`, { mayBeHere: true })
    assert.equal(status, 302)
    await platform.close()
  })
})

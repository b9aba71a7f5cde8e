import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, mock } from 'node:test'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { ORIGIN_FORBIDDEN } from '../../src/contract/error-codes/common.ts'
import { commonSentences } from '../../src/contract/server-messages/common.ts'
import { startApp, type TestApp } from '../support/server.ts'

const LIST = '/api/teacher/classrooms'
const lms = 'https://lms.example.org'
const types = 'export type User = { id: number }\n'.repeat(40)

describe('pages of other origins', () => {
  let server: TestApp
  const dist = mkdtempSync(join(tmpdir(), 'cx-dist-'))
  before(async () => {
    for (const folder of ['host', 'widgets', 'assets']) mkdirSync(join(dist, folder))
    writeFileSync(join(dist, 'host/index.html'), '<!doctype html><title>Host</title>')
    writeFileSync(join(dist, 'host.js'), '1')
    writeFileSync(join(dist, 'widgets/cx.js'), '2')
    writeFileSync(join(dist, 'widgets/cx.d.ts'), types)
    writeFileSync(join(dist, 'widgets/cx.d.ts.br'), brotliCompressSync(types))
    writeFileSync(join(dist, 'assets/chunk-Ab12.js'), '3')
    server = await startApp({ dist, config: { allowedOrigins: [lms] } })
  })
  after(async () => {
    await server.close()
    rmSync(dist, { recursive: true })
  })

  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'OPTIONS' = 'GET') =>
    server.app.inject({ method, url, headers })
  const preflight = (origin: string) =>
    ask(
      LIST,
      { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      'OPTIONS',
    )

  it('may call when their origin is allowed, and a preflight is good for two hours', async () => {
    const { statusCode, headers } = await preflight(lms)
    assert.equal(statusCode, 204)
    assert.equal(headers['access-control-allow-origin'], lms)
    assert.equal(headers['access-control-max-age'], '7200')
    const allowed = String(headers['access-control-allow-headers'])
    for (const name of [
      'authorization',
      'content-type',
      'if-none-match',
      'x-if-none-match',
      'x-admin-token',
      'idempotency-key',
    ]) {
      assert.ok(allowed.includes(name), name)
    }
  })

  for (const taken of ['br', 'gzip', 'identity']) {
    it(`read the types of the elements as text: ${taken}`, async () => {
      const answer = await ask('/widgets/cx.d.ts?v=1', { 'accept-encoding': taken })
      assert.equal(answer.headers['content-type'], 'text/plain; charset=utf-8')
      const isBrotli = answer.headers['content-encoding'] === 'br'
      assert.equal(isBrotli, taken === 'br')
      if (isBrotli) assert.equal(String(brotliDecompressSync(answer.rawPayload)), types)
    })
  }

  it('may add headers of their own to every call', async () => {
    const asked = 'Authorization, X-Requested-With,traceparent , bad header, x\u00ff'
    const { headers } = await ask(
      LIST,
      { origin: lms, 'access-control-request-method': 'GET', 'access-control-request-headers': asked },
      'OPTIONS',
    )
    const allowed = String(headers['access-control-allow-headers']).split(', ')
    for (const name of ['authorization', 'x-requested-with', 'traceparent', 'x-if-none-match'])
      assert.ok(allowed.includes(name), name)
    assert.equal(new Set(allowed).size, allowed.length)
    assert.equal(
      allowed.some(name => /[^\w-]/.test(name)),
      false,
    )
  })

  it('may read the entity tag, when to ask again and the name of the request; the answer differs by origin', async () => {
    const { token } = await server.signIn('teacher@demo.test')
    const { headers } = await ask(LIST, { origin: lms, authorization: `Bearer ${token}` })
    assert.equal(headers['access-control-allow-origin'], lms)
    const exposed = String(headers['access-control-expose-headers']).split(', ')
    for (const name of ['etag', 'retry-after', 'x-request-id']) assert.ok(exposed.includes(name), name)
    assert.match(String(headers.vary), /origin/i)
    assert.ok(headers.etag)
  })

  it('get the allowance with refusals too, so that the page can read them', async () => {
    const { statusCode, headers } = await ask(LIST, { origin: lms })
    assert.equal(statusCode, 401)
    assert.equal(headers['access-control-allow-origin'], lms)
  })

  for (const origin of [
    'https://evil.example',
    'http://lms.example.org',
    'https://lms.example.org.evil.example',
    'null',
  ]) {
    it(`are refused clearly when they are ${origin}`, async () => {
      for (const response of [await preflight(origin), await ask(LIST, { origin })]) {
        assert.equal(response.statusCode, 403)
        assert.equal(response.headers['access-control-allow-origin'], undefined)
        assert.deepEqual(response.json(), {
          success: false,
          message: commonSentences.originForbidden,
          error_code: ORIGIN_FORBIDDEN,
        })
      }
    })
  }

  it('are warned of once an hour each, in a line of bounded length', async () => {
    const warnings = () => server.logs.filter(line => line.includes('origin refused'))
    const long = `https://${'x'.repeat(8_000)}.example`
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    try {
      server.logs.length = 0
      for (let time = 0; time < 3; time += 1)
        for (const origin of ['https://one.example', 'https://other.example', long])
          await ask(LIST, { origin })
      assert.equal(warnings().length, 3)
      assert.equal(JSON.parse(warnings()[2] ?? '{}').origin, long.slice(0, 200))
      mock.timers.tick(3_600_000)
      await ask(LIST, { origin: 'https://one.example' })
      assert.equal(warnings().length, 4)
    } finally {
      mock.timers.reset()
    }
  })

  it('are not other origins when they are our own', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      assert.equal((await ask(LIST, { origin: `http://${name}:4200` })).statusCode, 401, name)
  })

  it('are other origins whatever name they reach us by', async () => {
    for (const host of ['evil.example', 'localhost:4201', 'localhost']) {
      const { statusCode } = await ask(LIST, { origin: `http://${host}`, host })
      assert.equal(statusCode, 403, host)
    }
  })

  it('are our own where PUBLIC_ORIGIN says so, and nowhere else', async () => {
    const other = await startApp({ contents: 'empty', config: { publicOrigin: 'https://app.example.org' } })
    const status = async (origin: string) => (await other.call(`GET ${LIST}`, { headers: { origin } })).status
    assert.equal(await status('https://app.example.org'), 401)
    for (const origin of ['http://app.example.org', 'https://app.example.org:444', 'http://localhost:4200'])
      assert.equal(await status(origin), 403, origin)
    await other.close()
  })

  for (const url of ['/widgets/cx.js', '/assets/chunk-Ab12.js']) {
    it(`may load ${url} from anywhere`, async () => {
      const { statusCode, headers } = await ask(url, { origin: 'https://anywhere.example' })
      assert.equal(statusCode, 200)
      assert.equal(headers['access-control-allow-origin'], '*')
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    })
  }

  it('keep files with a hash for good, and ask again for the loader', async () => {
    assert.match(String((await ask('/assets/chunk-Ab12.js')).headers['cache-control']), /immutable/)
    const loader = await ask('/widgets/cx.js')
    assert.equal(loader.headers['cache-control'], 'no-cache')
    const again = await ask('/widgets/cx.js', { 'if-none-match': String(loader.headers.etag) })
    assert.equal(again.statusCode, 304)
  })

  describe('the host page', () => {
    it('answers at every address that is no file, under a strict policy', async () => {
      for (const url of ['/', '/classroom/12?tab=tasks', '/security/login', '/notifications']) {
        const { statusCode, headers, body } = await ask(url)
        assert.equal(statusCode, 200, url)
        assert.match(body, /Host/)
        const policy = String(headers['content-security-policy'])
        assert.match(policy, /script-src 'self';/)
        assert.match(policy, /style-src 'self';/)
        assert.match(policy, /require-trusted-types-for 'script'/)
        assert.doesNotMatch(policy, /unsafe/)
        assert.equal(headers['cache-control'], 'no-cache')
      }
    })

    const navigations = [{ accept: 'text/html,*/*;q=0.8' }, { 'sec-fetch-mode': 'navigate', accept: '*/*' }]
    for (const headers of navigations) {
      it(`answers wherever a browser goes (${Object.keys(headers)[0]}), dots or not`, async () => {
        for (const url of ['/classroom/1.5', '/a.b/c.txt', '/nothing.html', '/classroom/12']) {
          const { statusCode, body } = await ask(url, headers)
          assert.deepEqual([statusCode, body], [200, '<!doctype html><title>Host</title>'], url)
        }
        for (const url of ['/api/nothing', '/assets/gone.js', '/demo/gone.html', '/policies/gone.pdf']) {
          const { statusCode, body } = await ask(url, headers)
          assert.deepEqual([statusCode, body], [404, '<!doctype html><title>Host</title>'], url)
        }
      })
    }

    it('does not answer for a file that a page asks for', async () => {
      for (const headers of [{}, { 'sec-fetch-mode': 'cors', accept: 'text/html' }, { accept: '*/*' }])
        assert.equal((await ask('/gone.js', headers)).statusCode, 404)
    })

    it('loads its own script', async () => {
      assert.equal((await ask('/host.js')).body, '1')
    })

    for (const url of [
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/demo/..%2fpackage.json',
      '/widgets/%2e%2e/host/x.js',
    ]) {
      it(`gives nothing away at ${url}`, async () => {
        assert.equal((await ask(url)).statusCode, 404)
      })
    }
  })

  it('every answer carries the security headers and its request’s id', async () => {
    for (const url of ['/', LIST, '/api/nothing', '/widgets/cx.js', '/health/live']) {
      const { headers } = await ask(url)
      assert.equal(headers['x-content-type-options'], 'nosniff', url)
      assert.equal(headers['x-frame-options'], 'SAMEORIGIN', url)
      assert.ok(headers['referrer-policy'], url)
      assert.match(String(headers['x-request-id']), /^[\w-]{36}$/, url)
      assert.equal(headers['x-powered-by'], undefined)
    }
  })

  it('the name of the build is never cached', async () => {
    const { headers, body } = await ask('/build.json')
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(typeof JSON.parse(body).build, 'string')
  })

  it('HEAD is answered wherever GET is, as GET would be', async () => {
    const { token } = await server.signIn('teacher@demo.test')
    const authorization = `Bearer ${token}`
    const paths: [string, Record<string, string>][] = [
      ['/', {}],
      ['/classroom/1.5', { accept: 'text/html' }],
      ['/widgets/cx.js', {}],
      ['/build.json', {}],
      ['/api/nothing', {}],
      [LIST, {}],
      [LIST, { authorization }],
      [`${LIST}/1`, { authorization }],
      [`${LIST}/2147483647`, { authorization }],
      [`${LIST}/x`, { authorization }],
      ['/api/teacher/subjects', { authorization }],
    ]
    for (const [url, headers] of paths) {
      const [get, head] = [await ask(url, headers), await server.app.inject({ method: 'HEAD', url, headers })]
      assert.equal(head.statusCode, get.statusCode, url)
      assert.equal(head.body, '', url)
      for (const name of ['content-type', 'cache-control', 'etag', 'content-length'])
        assert.equal(head.headers[name], get.headers[name], `${name} of ${url}`)
    }
    const { headers } = await ask(LIST, { authorization })
    const unchanged = { authorization, 'if-none-match': String(headers.etag) }
    assert.equal((await server.app.inject({ method: 'HEAD', url: LIST, headers: unchanged })).statusCode, 304)
  })

  it('HEAD waits for nothing', async () => {
    const { token } = await server.signIn('teacher@demo.test')
    const headers = { authorization: `Bearer ${token}` }
    const { revision } = (await ask('/api/teacher/changes', headers)).json().data
    const url = `/api/teacher/changes?revision=${revision}`
    const { statusCode, body } = await server.app.inject({ method: 'HEAD', url, headers })
    assert.deepEqual([statusCode, body], [200, ''])
    assert.equal((await server.app.inject({ method: 'HEAD', url })).statusCode, 401)
  })

  it('demo pages name our own origin, whatever Host says', async () => {
    for (const host of ['evil.example', 'localhost:4200"><script>alert(1)</script>', 'x" onload="y', '']) {
      const { body } = await ask('/demo/lms.html', { host })
      assert.match(body, /src="http:\/\/localhost:4200\/widgets\/cx\.js"/)
      assert.doesNotMatch(body, /evil|alert|onload/)
    }
    const { body } = await ask('/demo/lms.html', { host: '127.0.0.1:4200' })
    assert.match(body, /src="http:\/\/127\.0\.0\.1:4200\/widgets\/cx\.js"/)
  })

  it('demo pages name the origin of the API', async () => {
    const { body, headers } = await ask('/demo/lms.html', { host: 'localhost:4200' })
    assert.match(body, /src="http:\/\/localhost:4200\/widgets\/cx\.js"/)
    assert.doesNotMatch(body, /%CX_ORIGIN%/)
    assert.equal(headers['content-security-policy'], undefined)
  })
})

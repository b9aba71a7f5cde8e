import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { makeBuild } from '../support/builds.ts'
import { startApp, type TestApp } from '../support/server.ts'

const ORIGIN = 'http://localhost:4200'
const lms = 'https://lms.example.org'
const first = makeBuild('1.0.0', 'aaaa1111', '- A chat & `cx-partner-chat`.\n- <b>Bold</b>')
const second = makeBuild('1.1.0', 'bbbb2222')

const typeOf = (path: string) => {
  if (path.endsWith('.js')) return /^(text|application)\/javascript/
  if (path.endsWith('.css')) return /^text\/css/
  if (path.endsWith('.svg')) return /^image\/svg\+xml/
  return path.endsWith('.json') ? /^application\/json/ : /^text\/plain/
}

const integrityOf = (content = '') => `sha384-${createHash('sha384').update(content).digest('base64')}`

describe('a server that was upgraded', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cx-upgraded-'))
  let server: TestApp
  const start = async (dist: string, build: string) => {
    const started = await startApp({ dist, contents: 'empty', config: { dataDir, build } })
    assert.equal(await started.app.releases.keepBuild(), 'kept')
    return started
  }
  before(async () => {
    await (await start(first.dist, 'aaaa1111')).close()
    server = await start(second.dist, 'bbbb2222')
  })
  after(async () => {
    await server.close()
    for (const { remove } of [first, second]) remove()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { origin: lms, ...headers } })

  /** Where a page that has pinned the first release finds a file; what is open since before the upgrade asks at the last. */
  const addresses = (path: string) =>
    path.startsWith('widgets/')
      ? [path.replace('widgets/', '/widgets/1.0.0/')]
      : [new URL(`../${path}`, `${ORIGIN}/widgets/1.0.0/cx.js`).pathname, `/${path}`]

  for (const [path, content] of Object.entries(first.files)) {
    for (const address of addresses(path)) {
      it(`gives a page with the release of before the same bytes: ${address}`, async () => {
        const { statusCode, headers, rawPayload } = await get(address)
        assert.equal(statusCode, 200)
        assert.equal(String(rawPayload), content)
        assert.match(String(headers['content-type']), typeOf(path))
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.equal(headers['access-control-allow-origin'], '*')
        assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
        assert.equal(headers['x-content-type-options'], 'nosniff')
      })
    }
  }

  for (const [taken, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['brotli', undefined],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    it(`compresses it as the browser takes it: ${taken}`, async () => {
      const path = 'assets/aaaa1111/kernel.js'
      const { headers, rawPayload } = await get(`/widgets/${path}`, { 'accept-encoding': taken })
      assert.equal(headers['content-encoding'], encoding)
      if (encoding) assert.match(String(headers.vary), /accept-encoding/i)
      const plain =
        encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (raw: Buffer) => raw
      assert.equal(String(plain(rawPayload)), first.files[path])
    })
  }

  it('gives the newest one to pages that name none, and asks them to look again each time', async () => {
    const { body, headers } = await get('/widgets/cx.js')
    assert.equal(body, second.files['widgets/cx.js'])
    assert.equal(headers['cache-control'], 'no-cache')
    assert.equal((await get('/widgets/1.1.0/cx.js')).body, body)
  })

  it('lists both, the newest one first, with the script tag and what is new', async () => {
    for (const url of ['/widgets/', '/widgets']) {
      const { statusCode, headers, body } = await server.app.inject({
        url,
        headers: { host: 'localhost:4200' },
      })
      assert.equal(statusCode, 200)
      assert.match(String(headers['content-type']), /^text\/html/)
      assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/)
      const found = [...body.matchAll(/src=&quot;(\S+?)&quot; integrity=&quot;(\S+?)&quot;/g)]
      assert.deepEqual(
        found.map(([, address, integrity]) => [address, integrity]),
        [
          [`${ORIGIN}/widgets/1.1.0/cx.js`, integrityOf(second.files['widgets/cx.js'])],
          [`${ORIGIN}/widgets/1.0.0/cx.js`, integrityOf(first.files['widgets/cx.js'])],
        ],
      )
      const [, , older = '', rest = ''] = body.split('<section')
      assert.equal(body.match(/What this server serves now\./g)?.length, 1)
      assert.doesNotMatch(older + rest, /serves now/)
      assert.deepEqual(
        [...older.matchAll(/href="(\S+)"/g)].map(([, address]) => address),
        ['elements.tgz', 'cx.d.ts', 'custom-elements.json', 'import-map.json'].map(
          file => `${ORIGIN}/widgets/1.0.0/${file}`,
        ),
      )
      assert.match(body, /What bbbb2222 brings\./)
      assert.match(body, /A chat &amp; <code>cx-partner-chat<\/code>\./)
      assert.match(body, /&lt;b&gt;Bold&lt;\/b&gt;/)
      assert.match(body, new RegExp(`src=&quot;${ORIGIN}/widgets/cx\\.js&quot;&gt;`))
    }
  })

  for (const [url, location] of [
    ['/widgets/1.0.0/', '/widgets/#v1.0.0'],
    ['/widgets/1.0.0', '/widgets/#v1.0.0'],
    ['/widgets/9.9.9/', '/widgets/'],
  ] as const)
    it(`leads whoever opens the folder of a release to the list: ${url}`, async () => {
      const { statusCode, headers } = await get(url)
      assert.deepEqual([statusCode, headers.location], [302, location])
      const anchor = location.split('#')[1]
      if (anchor) assert.ok((await get('/widgets/')).body.includes(`id="${anchor}"`))
    })

  it('has an import map with the integrity of all scripts, under the addresses that the loader makes', async () => {
    const { integrity } = (
      await server.app.inject({ url: '/widgets/1.0.0/import-map.json', headers: { host: 'localhost:4200' } })
    ).json()
    assert.deepEqual(Object.keys(integrity), [
      `${ORIGIN}/widgets/assets/aaaa1111/elements/login.js`,
      `${ORIGIN}/widgets/assets/aaaa1111/kernel.js`,
    ])
    for (const [address, value] of Object.entries(integrity)) {
      const { rawPayload } = await get(new URL(address).pathname)
      assert.equal(value, integrityOf(String(rawPayload)))
    }
  })

  for (const url of [
    '/widgets/1.0.0/nothing.js',
    '/widgets/1.0.0.js',
    '/widgets/1.0/',
    '/widgets/1.0.0/release.json.br',
    '/widgets/1.0.0/__proto__',
    '/widgets/1.0.0/..%2f..%2fhost.js',
    '/widgets/1.0.0/..%2fassets%2faaaa1111%2fkernel.js.br',
    '/widgets/9.9.9/cx.d.ts',
    '/widgets/constructor/cx.d.ts',
    '/widgets/assets/aaaa1111/nothing.js',
    '/widgets/assets/aaaa1111/kernel.js%00',
    '/widgets/assets/..%2f..%2fpackage.json',
    '/widgets/assets/__proto__',
    `/widgets/${'9'.repeat(10_000)}/cx.d.ts`,
  ]) {
    it(`has nothing at ${url.slice(0, 60)}`, async () => assert.equal((await get(url)).statusCode, 404))
  }
})

import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runInNewContext } from 'node:vm'
import { releaseSentences } from '../../src/contract/server-messages/releases.ts'
import { makeBuild } from '../support/builds.ts'
import { startApp, type TestApp } from '../support/server.ts'

const ORIGIN = 'http://localhost:4200'

/** What a script writes into the console of a page that is still being read. */
function errorsOf(script: string): string[] {
  const errors: string[] = []
  runInNewContext(script, {
    console: { error: (text: string) => errors.push(text) },
    addEventListener: () => {},
    MutationObserver: class {},
    Element: class {},
    document: { readyState: 'loading' },
  })
  return errors
}

describe('a page that names a release which is not there', () => {
  const build = makeBuild('1.0.0', 'aaaa')
  let server: TestApp
  before(async () => {
    server = await startApp({ dist: build.dist, contents: 'empty' })
    await server.app.releases.keepBuild()
  })
  after(async () => {
    await server.close()
    build.remove()
  })

  const loader = (version: string) =>
    server.app.inject({ url: `/widgets/${version}/cx.js`, headers: { host: 'localhost:4200' } })

  const newestLine = `<script type="module" src="${ORIGIN}/widgets/cx.js"></script>`
  async function linesToWrite() {
    const [release] = await server.app.releases.list()
    const integrity = release?.files['widgets/cx.js']
    return [
      releaseSentences.instead('1.0.0'),
      `<script type="module" src="${ORIGIN}/widgets/1.0.0/cx.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
      releaseSentences.always,
      newestLine,
    ]
  }

  it('says in the console where the others are, whom to ask, and what to write', async () => {
    const { statusCode, headers, body } = await loader('0.9.0')
    // browsers run nothing that comes with an error
    assert.equal(statusCode, 200)
    assert.match(String(headers['content-type']), /^text\/javascript/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    const told = releaseSentences.unknown('0.9.0', ORIGIN)
    assert.deepEqual(errorsOf(body), [[told, ...(await linesToWrite())].join('\n')])
    // and to whoever opens the address, as where `integrity` has kept it from running
    assert.ok(body.startsWith(`// ${told}\n`))
  })

  for (const [written, said] of [
    ['1.0', '1.0'],
    ['latest', 'latest'],
    ['v1.0.0', 'v1.0.0'],
    ['1.0.0%20', '1.0.0?'],
    ['%22-alert(1)-%22', '?-alert?1?-?'],
    ['%0Aalert(1)%2F%2F', '?alert?1???'],
    ['%E2%80%A8alert(1)', '?alert?1?'],
    ['%3C%2Fscript%3E', '??script?'],
    ['..%2f..%2fpackage.json', '..?..?package.json'],
    ['__proto__', '__proto__'],
    ['9'.repeat(20_000), '9'.repeat(40)],
  ] as const) {
    it(`is told the same, whatever it has written: ${written.slice(0, 40)}`, async () => {
      const { statusCode, body } = await loader(written)
      assert.equal(statusCode, 200)
      const told = releaseSentences.unknown(said, ORIGIN)
      assert.deepEqual(errorsOf(body), [[told, ...(await linesToWrite())].join('\n')])
      assert.ok(body.length < 6_500)
    })
  }

  it('names always the newest alone where no release is kept, or none can be read', async () => {
    const bare = await startApp({ contents: 'empty' })
    const get = () => bare.app.inject({ url: '/widgets/latest/cx.js', headers: { host: 'localhost:4200' } })
    const said = [releaseSentences.unknown('latest', ORIGIN), releaseSentences.always, newestLine].join('\n')
    assert.deepEqual(errorsOf((await get()).body), [said])
    bare.app.releases.list = () => Promise.reject(new Error('the bucket is away'))
    assert.deepEqual(errorsOf((await get()).body), [said])
    await bare.close()
  })
})

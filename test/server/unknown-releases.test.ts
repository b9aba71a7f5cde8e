import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runInNewContext } from 'node:vm'
import { releaseSentences } from '../../src/contract/server-messages/releases.ts'
import { makeBuild } from '../support/builds.ts'
import { startApp, type TestApp } from '../support/server.ts'

const ORIGIN = 'http://localhost:4200'

interface Shown {
  localName: string
  shadowRoot: object | null
  texts: string[]
  events: { type: string; detail: { message: string } }[]
}

/** What a script does to a page in which these tags stand for nothing yet. */
function run(script: string, tags: readonly string[], readyState: 'loading' | 'complete' = 'complete') {
  const errors: string[] = []
  const listeners: (() => void)[] = []
  const elements = tags.map(localName => {
    const shown: Shown = { localName, shadowRoot: null, texts: [], events: [] }
    return Object.assign(shown, {
      attachShadow: () => ({
        append: (text: { role: string; textContent: string }) =>
          shown.texts.push(`${text.role}: ${text.textContent}`),
      }),
      dispatchEvent: (event: Shown['events'][number]) => shown.events.push(event),
    })
  })
  class CustomEvent {
    type: string
    detail: unknown
    constructor(type: string, { detail }: { detail: unknown }) {
      this.type = type
      this.detail = detail
    }
  }
  runInNewContext(script, {
    console: { error: (text: string) => errors.push(text) },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    CustomEvent,
    document: { readyState, querySelectorAll: () => elements, createElement: () => ({}) },
  })
  return { errors, elements, listeners }
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

  it('says in the console where the others are, and whom to ask', async () => {
    const { statusCode, headers, body } = await loader('0.9.0')
    // browsers run nothing that comes with an error
    assert.equal(statusCode, 200)
    assert.match(String(headers['content-type']), /^text\/javascript/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    const told = releaseSentences.unknown('0.9.0', ORIGIN)
    assert.deepEqual(run(body, []).errors, [told])
    // and to whoever opens the address, as where `integrity` has kept it from running
    assert.ok(body.startsWith(`// ${told}\n`))
  })

  it('says in the place of each element whom to tell, and fires cx-error', async () => {
    const { body } = await loader('0.9.0')
    const { elements } = run(body, ['cx-login', 'x-own', 'cx-classroom'])
    assert.deepEqual(
      elements.map(({ texts }) => texts),
      [
        [`alert: ${releaseSentences.notThere('0.9.0')}`],
        [],
        [`alert: ${releaseSentences.notThere('0.9.0')}`],
      ],
    )
    const [event] = elements[0]?.events ?? []
    assert.equal(event?.type, 'cx-error')
    assert.equal(event.detail.message, releaseSentences.unknown('0.9.0', ORIGIN))
  })

  it('waits until the page is read', async () => {
    const { elements, listeners } = run((await loader('0.9.0')).body, ['cx-login'], 'loading')
    assert.deepEqual(elements[0]?.texts, [])
    for (const listener of listeners) listener()
    assert.equal(elements[0]?.texts.length, 1)
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
      assert.deepEqual(run(body, []).errors, [releaseSentences.unknown(said, ORIGIN)])
      assert.ok(body.length < 4_000)
    })
  }
})

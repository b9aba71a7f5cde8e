import { expect } from '@open-wc/testing'
import { codeFetcher } from '../../../src/element/fetch-element.ts'
import { settle } from '../../support/clock.ts'
import { until } from '../../support/until.ts'

/** First and last lines of a build of two elements; what one file needs of others. */
const IMPORTS: Record<string, string> = {
  kernel: '//runtime\n//',
  runtime: '//kernel\n//',
  forms: '//kernel\n//',
  lists: '//kernel\n//',
  'elements/login': '//kernel forms\n//',
  'elements/list': '//kernel lists forms\n//',
}

type Answer = (given: AbortSignal | null | undefined) => Response | Promise<Response>

/** What a server answers with a file. */
const script = (text: string | ReadableStream | undefined) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })

const { fetch: realFetch } = window
const { timeout: realTimeout } = AbortSignal

/** Rejects when nobody waits any more, as `fetch` does. */
const given = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The files of a build, as a server gives them. */
function aBuild() {
  const asked: { file: string; cache: RequestCache | undefined }[] = []
  const odd = new Map<string, Answer>()
  const ran: string[] = []
  window.fetch = async (address, init) => {
    const file = new URL(String(address)).pathname.slice(1)
    asked.push({ file, cache: init?.cache })
    return odd.get(file)?.(init?.signal) ?? script(IMPORTS[file])
  }
  const running = { run: (): Promise<unknown> => Promise.resolve('it ran') }
  const fetchCode = codeFetcher(
    file => new URL(file, 'https://api.example'),
    address => {
      ran.push(address.pathname.slice(1))
      return running.run()
    },
  )
  const fetchElement = (name: string) => fetchCode(`elements/${name}`)
  return { asked, odd, ran, fetchElement, running, files: () => asked.map(({ file }) => file) }
}

/** Time limits that are over when a test says so. */
function heldLimits() {
  const limits: { ms: number; runOut(): void }[] = []
  AbortSignal.timeout = ms => {
    const controller = new AbortController()
    limits.push({ ms, runOut: () => controller.abort(new DOMException('late', 'TimeoutError')) })
    return controller.signal
  }
  return limits
}

const faults: [what: string, answer: Answer][] = [
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => Response.json({ error: 'busy' }, { status: 503 })],
  ['it is called a text', () => new Response('//kernel\n//')],
  ['it is cut on the way', () => script('//kernel\n')],
  ['the sign-in page of a network answers', () => new Response('<!doctype html><title>Wi-Fi</title>')],
  ['there is nothing in it', () => script('')],
]

const stalls: [what: string, answer: Answer][] = [
  ['the server is silent', given],
  [
    'the server stops halfway',
    signal =>
      script(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(new TextEncoder().encode('//kernel'))
            await given(signal).catch(error => controller.error(error))
          },
        }),
      ),
  ],
]

describe('the files of an element', () => {
  afterEach(() => {
    window.fetch = realFetch
    AbortSignal.timeout = realTimeout
  })

  it('are asked for together, once each, and then the first of them runs', async () => {
    const { fetchElement, files, ran } = aBuild()
    await fetchElement('login')
    expect(files()).to.deep.equal(['kernel', 'elements/login', 'forms'])
    await fetchElement('list')
    expect(files().slice(3)).to.deep.equal(['elements/list', 'lists'])
    expect(ran).to.deep.equal(['elements/login', 'elements/list'])
  })

  it('are asked for once by elements that begin at the same time', async () => {
    const { fetchElement, files } = aBuild()
    await Promise.all([fetchElement('login'), fetchElement('list')])
    expect(files().sort()).to.deep.equal(['elements/list', 'elements/login', 'forms', 'kernel', 'lists'])
  })

  it('fail once nothing that was asked for before can spoil the next attempt', async () => {
    const { fetchElement, files, odd, ran } = aBuild()
    const own = Promise.withResolvers<Response>()
    odd.set('kernel', () => new Response('', { status: 503 }))
    odd.set('elements/login', () => own.promise)
    let hasFailed = false
    const failing = fetchElement('login').catch(() => {
      hasFailed = true
    })
    await settle()
    expect(hasFailed).to.equal(false)
    own.resolve(script(IMPORTS['elements/login']))
    await failing
    odd.clear()
    const before = files().length
    await fetchElement('login')
    expect(files().slice(before)).to.deep.equal(['kernel'])
    expect(ran).to.deep.equal(['elements/login'])
  })

  it('are all there before anything runs', async () => {
    const { fetchElement, odd, ran } = aBuild()
    const { promise, resolve } = Promise.withResolvers<Response>()
    odd.set('forms', () => promise)
    const fetching = fetchElement('login')
    await settle()
    expect(ran).to.deep.equal([])
    resolve(script('//kernel\n//'))
    await fetching
    expect(ran).to.deep.equal(['elements/login'])
  })

  it('fail when the browser itself hangs with one of them for half a minute, and come with the next attempt', async () => {
    const limits = heldLimits()
    const { fetchElement, running, files } = aBuild()
    const hanging = Promise.withResolvers<string>()
    running.run = () => hanging.promise
    const trouble = fetchElement('login').catch((error: unknown) => error)
    await until(() => limits.length === 4, 'the import')
    expect(limits.map(({ ms }) => ms)).to.deep.equal([30_000, 30_000, 30_000, 30_000])
    for (const { runOut } of limits) runOut()
    expect(await trouble).to.be.instanceOf(Error)
    const again = fetchElement('login')
    hanging.resolve('it ran')
    expect(await again).to.equal('it ran')
    expect(files().length).to.equal(3)
  })

  for (const [what, answer] of stalls) {
    it(`fail when ${what} for half a minute, and come with the next attempt`, async () => {
      const limits = heldLimits()
      const { fetchElement, files, odd, ran } = aBuild()
      odd.set('forms', answer)
      const trouble = fetchElement('login').catch((error: unknown) => error)
      await until(() => limits.length === 3, 'the requests')
      expect(limits.map(({ ms }) => ms)).to.deep.equal([30_000, 30_000, 30_000])
      for (const { runOut } of limits) runOut()
      expect(await trouble).to.be.instanceOf(Error)
      odd.clear()
      await fetchElement('login')
      expect(files().slice(3)).to.deep.equal(['forms'])
      expect(ran).to.deep.equal(['elements/login'])
    })
  }

  for (const [what, answer] of faults) {
    for (const file of ['kernel', 'elements/login', 'forms']) {
      it(`fail when ${what} for ${file}, and come with the next attempt`, async () => {
        const { asked, odd, ran, fetchElement } = aBuild()
        odd.set(file, answer)
        const comes = await fetchElement('login').then(
          () => true,
          () => false,
        )
        expect(comes).to.equal(false)
        expect(ran).to.deep.equal([])
        odd.clear()
        const before = asked.length
        await fetchElement('login')
        expect(ran).to.deep.equal(['elements/login'])
        const again = asked.slice(before)
        // past the cache, which may have kept what was wrong; what came is not asked for again
        expect(again[0]).to.deep.equal({ file, cache: 'reload' })
        expect(again.map(found => found.file)).to.not.include(file === 'kernel' ? 'elements/login' : 'kernel')
      })
    }
  }
})

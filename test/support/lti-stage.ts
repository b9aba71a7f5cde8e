import assert from 'node:assert/strict'
import type { LightMyRequestResponse } from 'fastify'
import { runCommand } from '../../server/admin/commands.ts'
import { type APlatform, aPlatform, type TokenOptions } from './a-platform.ts'
import { startApp, type TestApp, type TestAppOptions } from './server.ts'

/** Under which people reach the server. */
export const OWN = 'http://localhost:4200'
export const CLASSROOMS = `${OWN}/lti/classrooms`

/** The calls that the page of a launch makes. */
export const OPEN = 'POST /api/teacher/lti/launches'
export const CONFIRM = 'POST /api/teacher/lti/launches/confirmed'
export const LINK = 'POST /api/teacher/lti/links'
export const END = 'POST /api/teacher/lti/links/end'
export const SESSION = 'POST /api/teacher/session-codes/session'

/** A browser, as far as the server sees one. */
export interface Browser {
  ip?: string
  headers?: Record<string, string>
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** What a page's script reads of it. */
export const dataOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/ data-([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  )

/** What a page says, without its markup. */
export const wordsOf = (page: string): string =>
  unescaped(page.replace(/^[\s\S]*<body>/, '').replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' ')

/** A server at which a learning platform is registered, and what goes between the two through a browser. */
export async function ltiStage(options: TestAppOptions & { registration?: string[] } = {}) {
  const platform = await aPlatform()
  const server: TestApp = await startApp(options)
  const admin = (...args: string[]) => runCommand(server.app.services, args)
  const said = await admin(...platform.registration(...(options.registration ?? ['--deployment', 'd-1'])))
  const platformId = /^Platform (\d+)/.exec(said)?.[1] ?? assert.fail(said)

  const post = (path: string, fields: Record<string, string>, { ip, headers }: Browser = {}) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        // by a page of the platform, as browsers say
        ...(path === '/lti/launch' ? { origin: platform.issuer } : {}),
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
      ...(ip ? { remoteAddress: ip } : {}),
    })

  const login = (given: Record<string, string> = {}, browser: Browser = {}, from: APlatform = platform) =>
    post('/lti/login', { ...from.login(CLASSROOMS), ...given }, browser)

  /** Begins a login that is taken, and answers with what its page holds. */
  async function begin(
    given: Record<string, string> = {},
    browser: Browser = {},
    from: APlatform = platform,
  ) {
    const answer = await login(given, browser, from)
    assert.equal(answer.statusCode, 200, answer.body)
    return dataOf(answer.body)
  }

  const launch = async (token: TokenOptions = {}, browser: Browser = {}): Promise<LightMyRequestResponse> => {
    const { auth = '' } = await begin({}, browser)
    return post('/lti/launch', await platform.answer(auth, token), browser)
  }

  /** A launch that was found good: the ticket of its page, and the proof of the browser that began it. */
  async function launched(token: TokenOptions = {}, browser: Browser = {}) {
    const { auth = '', proof = '' } = await begin()
    const answer = await post('/lti/launch', await platform.answer(auth, token), browser)
    assert.equal(answer.statusCode, 200, answer.body)
    return { proof, ticket: dataOf(answer.body).ticket ?? '' }
  }

  return {
    ...{ platform, platformId, server, admin, post, login, begin, launch, launched },
    async close() {
      await server.close()
      await platform.close()
    },
  }
}

export type LtiStage = Awaited<ReturnType<typeof ltiStage>>

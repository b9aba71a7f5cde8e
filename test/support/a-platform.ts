import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'
export const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership'

/** What a platform asks of every request for a sign-in, and refuses otherwise. */
const ASKED = {
  scope: 'openid',
  response_type: 'id_token',
  response_mode: 'form_post',
  prompt: 'none',
} as const

export interface TokenOptions {
  /** In place of those of a right launch, by their whole names. */
  claims?: Record<string, unknown>
  /** In place of LTI's own, by what stands after the prefix. */
  lti?: Record<string, unknown>
  /** Claims that are missing, by their whole names. */
  without?: readonly string[]
  /** By how much the platform's clock is ahead. */
  clockOffsetSeconds?: number
  signWith?: 'own' | 'other' | 'hs256-of-public' | 'none'
  kid?: string
}

interface SigningKey {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
}

async function newKey(kid: string): Promise<SigningKey> {
  return { kid, ...(await generateKeyPair('RS256', { extractable: true })) }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A learning platform: its keys can be read, and it signs launches as one does, or not quite. */
export async function aPlatform({ clientId = 'client-1', deploymentId = 'd-1', host = 'localhost' } = {}) {
  let keys = [await newKey('key-1')]
  const stranger = await newKey('key-1')
  let asked = 0
  let isAway = false
  let family = 'moodle'
  let refusal: number | null = null
  let meanwhile: () => Promise<unknown> = async () => {}
  let configured: Record<string, unknown> = {}
  let pageAt: (address: string) => Promise<string | null> = async () => null
  let registered: { token: string; body: Record<string, unknown> } | null = null

  /** What it says of itself to whoever registers. */
  const configuration = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    jwks_uri: `${issuer}/keys`,
    registration_endpoint: `${issuer}/register`,
    'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: family },
    ...configured,
  })

  function take(token: string, body: Record<string, unknown>): [status: number, told: object] {
    if (refusal !== null) return [refusal, { errors: [{ message: 'no' }] }]
    registered = { token, body }
    // Canvas has no deployment until somebody installs the tool
    const told = family === 'canvas' ? {} : { deployment_id: deploymentId }
    return [200, { client_id: clientId, 'https://purl.imsglobal.org/spec/lti-tool-configuration': told }]
  }

  const server = createServer(async (request, response) => {
    const answer = (status: number, told: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
    if (isAway) {
      asked += 1
      return void request.socket.destroy()
    }
    if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/keys' }).end('{}')
    if (request.url === '/openid-configuration') return void answer(200, configuration())
    if (request.url === '/register') {
      let body = ''
      for await (const piece of request) body += piece
      await meanwhile()
      return void answer(...take(String(request.headers.authorization), JSON.parse(body)))
    }
    const page = await pageAt(`${issuer}${request.url}`)
    if (page !== null) return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    if (request.url !== '/keys') return void response.writeHead(404).end()
    asked += 1
    const shown = keys.map(async ({ kid, publicKey }) => ({
      ...(await exportJWK(publicKey)),
      kid,
      alg: 'RS256',
      use: 'sig',
    }))
    answer(200, { keys: await Promise.all(shown) })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`

  async function sign(
    payload: Record<string, unknown>,
    { signWith = 'own', kid }: TokenOptions,
  ): Promise<string> {
    const own = keys.at(-1) ?? stranger
    const header = { alg: 'RS256', typ: 'JWT', kid: kid ?? own.kid }
    if (signWith === 'none') return `${encoded({ ...header, alg: 'none' })}.${encoded(payload)}.`
    const token = new SignJWT(payload)
    if (signWith === 'hs256-of-public') {
      const secret = new TextEncoder().encode(await exportSPKI(own.publicKey))
      return token.setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret)
    }
    return token.setProtectedHeader(header).sign((signWith === 'own' ? own : stranger).privateKey)
  }

  return {
    issuer,
    clientId,
    deploymentId,
    /** How often the keys were asked for. */
    keysAsked: () => asked,
    /** Signs with a new key from now on, and shows it beside the old ones. */
    async rotate() {
      keys = [...keys, await newKey(`key-${keys.length + 1}`)]
    },
    /** Whether its keys can be read from now on. */
    setAway(away: boolean) {
      isAway = away
    },
    /** Shows pages of its own; null where an address has none. */
    setPages(pages: typeof pageAt) {
      pageAt = pages
    },
    setFamily(name: string) {
      family = name
    },
    /** In place of what it says of itself, or besides. */
    configure(more: Record<string, unknown>) {
      configured = more
    },
    /** Refuses every registration with this status; null takes them again. */
    refuseRegistration(status: number | null) {
      refusal = status
    },
    /** Does something once it was asked to register, before it answers. */
    whileRegistering(act: typeof meanwhile) {
      meanwhile = act
    },
    /** What it was asked to register, and with which token. */
    registered: () => registered,
    /** What an operator types to register it. */
    registration: (...more: string[]) => [
      ...['lti', 'add', 'Lakeview LMS', '--issuer', issuer, '--client', clientId],
      ...['--auth', `${issuer}/auth`, '--keys', `${issuer}/keys`, ...more],
    ],
    /** The fields of the form with which its page begins. */
    login: (target: string): Record<string, string> => ({
      iss: issuer,
      login_hint: 'hint-1',
      target_link_uri: target,
      client_id: clientId,
      lti_deployment_id: deploymentId,
      lti_message_hint: 'message-1',
    }),
    /** What its authorization endpoint has the browser post back. @throws where the request is not one that it takes */
    async answer(authUrl: string, options: TokenOptions = {}): Promise<{ id_token: string; state: string }> {
      const { origin, pathname, searchParams } = new URL(authUrl)
      const given = Object.fromEntries(searchParams)
      const faults = Object.entries({ ...ASKED, client_id: clientId, login_hint: 'hint-1' }).filter(
        ([name, value]) => given[name] !== value,
      )
      if (`${origin}${pathname}` !== `${issuer}/auth` || faults.length > 0)
        throw new Error(`no request for a sign-in: ${authUrl}`)
      const iat = Math.floor(Date.now() / 1_000) + (options.clockOffsetSeconds ?? 0)
      const lti = {
        version: '1.3.0',
        message_type: 'LtiResourceLinkRequest',
        deployment_id: deploymentId,
        target_link_uri: given.redirect_uri?.replace(/launch$/, 'classrooms'),
        roles: [`${MEMBERSHIP}#Instructor`],
        context: { id: 'course-1', title: 'Spanish 2' },
        resource_link: { id: 'link-1' },
        ...options.lti,
      }
      const payload: Record<string, unknown> = {
        ...{ iss: issuer, aud: clientId, sub: 'user-1', nonce: given.nonce, iat, exp: iat + 60 },
        ...Object.fromEntries(Object.entries(lti).map(([name, value]) => [`${CLAIM}/${name}`, value])),
        ...options.claims,
      }
      for (const name of options.without ?? []) delete payload[name]
      return { id_token: await sign(payload, options), state: given.state ?? '' }
    },
    close: () => new Promise<unknown>(done => server.close(done)),
  }
}

export type APlatform = Awaited<ReturnType<typeof aPlatform>>

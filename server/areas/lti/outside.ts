import { lookup as resolve } from 'node:dns'
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const ANSWER_MS = 5_000
const ANSWER_MAX_BYTES = 65_536

/**
 * Addresses of this machine, of the networks that it is in, of none at all (RFC 6890), and those of IPv6 that lead to one of
 * IPv4, which could be any of these.
 */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

const isInside = (address: string) => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** What an address of somebody else answered is no answer: it is away, slow, too long, no JSON, or not outside. */
export class NotOutside extends Error {
  override name = 'NotOutside'
}

/** Looks up a name when the connection is made, so that it cannot lead elsewhere than where it was looked at. */
const lookupOutside: LookupFunction = (name, options, done) =>
  resolve(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => isInside(address)))
      return done(new NotOutside('an address of a network of our own'), '', 0)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })

interface Question {
  method?: 'GET' | 'POST'
  token?: string | null
  body?: object
  /** Of the answer; 64 KB unless it is said. */
  maxBytes?: number
  /** Whether this machine and networks of ours, and plain HTTP, will do: where the operator has named it, and for demos. */
  mayBeHere: boolean
}

/** Whether an address may be asked at all. */
export function isOutside(address: string, mayBeHere: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (mayBeHere && protocol === 'http:') return true
  const literal = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (mayBeHere || isIP(literal) === 0 || !isInside(literal))
}

/**
 * Asks an address that somebody else has named, which must be outside: no address of ours, no redirect, five seconds, and
 * so many bytes of JSON.
 * @throws {NotOutside}, and whatever a connection comes to
 */
export function askOutside(
  address: string,
  { method = 'GET', token = null, body, maxBytes = ANSWER_MAX_BYTES, mayBeHere }: Question,
): Promise<{ status: number; json: unknown }> {
  if (!isOutside(address, mayBeHere)) return Promise.reject(new NotOutside('no address that is asked'))
  const sent = body && JSON.stringify(body)
  const ask = new URL(address).protocol === 'https:' ? askHttps : askHttp
  return new Promise((done, fail) => {
    const request = ask(
      address,
      {
        method,
        signal: AbortSignal.timeout(ANSWER_MS),
        // an open connection would be one that was looked up for another question
        agent: false,
        headers: {
          accept: 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(sent === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
        },
        ...(mayBeHere ? {} : { lookup: lookupOutside }),
      },
      response => {
        const pieces: Buffer[] = []
        let bytes = 0
        response.on('error', fail)
        response.on('data', (piece: Buffer) => {
          bytes += piece.byteLength
          if (bytes > maxBytes) request.destroy(new NotOutside('the answer is too long'))
          else pieces.push(piece)
        })
        response.on('end', () => {
          try {
            done({
              status: response.statusCode ?? 0,
              json: JSON.parse(Buffer.concat(pieces).toString('utf8')),
            })
          } catch {
            fail(new NotOutside('the answer is no JSON'))
          }
        })
      },
    )
    request.on('error', fail)
    // whatever ends without an answer, such as another protocol
    request.on('close', () => fail(new NotOutside('no answer')))
    request.end(sent)
  })
}

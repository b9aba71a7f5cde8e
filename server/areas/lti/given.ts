import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../address-key.ts'
import type { Tokens } from '../../tokens.ts'
import { LaunchRefused } from './launch-refused.ts'

/** What a page of a platform has sent, by a form or in the address. */
export interface Given {
  headers: IncomingHttpHeaders
  ip: string
  /**
   * A value by its name; null where there is none.
   * @throws {LaunchRefused} when it is longer than `max`, or holds what no text does
   */
  text: (name: string, max: number) => string | null
  /** What it has sent, by name. */
  names: readonly string[]
  /** Stands for the address and the browser that sent it. */
  place: (tokens: Tokens) => string
}

/** Reads a request of a page of ours: what is in its form counts, or else what is in its address. */
export function givenBy(request: FastifyRequest): Given {
  const { headers, body, url } = request
  // whoever writes addresses by hand leaves a question mark in a value
  const [, ...query] = url.split('?')
  const values = body instanceof URLSearchParams ? body : new URLSearchParams(query.join('?'))
  const ip = addressKey(request.ip)
  return {
    headers,
    ip,
    names: [...new Set(values.keys())],
    text(name, max) {
      const value = values.get(name) ?? ''
      if (value.length > max || value.includes('\0')) throw new LaunchRefused('badLaunch')
      return value === '' ? null : value
    },
    place: tokens => tokens.blind('lti-place', ip, headers['user-agent'] ?? ''),
  }
}

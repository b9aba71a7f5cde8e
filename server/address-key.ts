import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** An IPv6 caller has at least so much of the address to itself, and may come from any address in it. */
const IPV6_PREFIX_BITS = 64

/** Some proxies write the port, too. */
const IPV4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/
const IPV6_IN_BRACKETS = /^\[([^\]]+)\](?::\d+)?$/
const ZONE = /%.*$/

/**
 * What stands for an address wherever calls are counted by address: IPv4 as it is, also when it came as IPv6
 * (`::ffff:192.0.2.1`), IPv6 by its network. All that is no address counts as one.
 */
export function addressKey(given: string): string {
  const address = given.replace(IPV4_WITH_PORT, '$1').replace(IPV6_IN_BRACKETS, '$1').replace(ZONE, '')
  return isIP(address) === 0 ? 'unknown' : normalizeIP(address, IPV6_PREFIX_BITS)
}

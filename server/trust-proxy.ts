import { BlockList, isIP } from 'node:net'

/** Whether `X-Forwarded-For` is believed of an address, `hop` addresses away from the server; false: of none. */
export type TrustProxy = false | ((address: string, hop: number) => boolean)

/** Wider networks are a mistake: whoever trusts everybody believes an address that the caller made up. */
const SHORTEST_PREFIX = { ipv4: 8, ipv6: 7 } as const

/** Every IPv4 address stands in IPv6 after these 96 bits, and a block list takes the one for the other. */
const MAPPED_BITS = 96

/** Whether an IPv6 network reaches so far into the IPv4 addresses that it is wider than an IPv4 network may be. */
function holdsIpv4(address: string, bits: number): boolean {
  if (bits >= MAPPED_BITS + SHORTEST_PREFIX.ipv4) return false
  const network = new BlockList()
  network.addSubnet(address, bits, 'ipv6')
  const mapped = new BlockList()
  mapped.addSubnet('::ffff:0:0', MAPPED_BITS, 'ipv6')
  return network.check('::ffff:0:0', 'ipv6') || mapped.check(address, 'ipv6')
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/**
 * `TRUST_PROXY`: how many proxies stand in front of the server, or which addresses and networks they have. The
 * address that calls is the first one, counted from the server, that is none of them; whatever stands left of it in
 * the header was written by the caller. Null when it is neither.
 */
export function readTrustProxy(given: string): TrustProxy | null {
  // Fastify's own hop count believes nobody since it cannot tell who connects; docs/operating.md says what it takes.
  if (/^\d$/.test(given)) return given === '0' ? false : (_address, hop) => hop < Number(given)
  const proxies = new BlockList()
  for (const entry of given.split(',')) {
    const [address = '', prefix, ...rest] = entry.trim().split('/')
    if (!isIP(address) || rest.length > 0) return null
    const family = familyOf(address)
    if (prefix === undefined) proxies.addAddress(address, family)
    else {
      const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0
      if (bits < SHORTEST_PREFIX[family] || bits > (family === 'ipv4' ? 32 : 128)) return null
      if (family === 'ipv6' && holdsIpv4(address, bits)) return null
      proxies.addSubnet(address, bits, family)
    }
  }
  return address => isIP(address) !== 0 && proxies.check(address, familyOf(address))
}

/** The names under which a machine reaches itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether the name in a request's `Host` is one of this server's. A page of any name can be made to lead to this
 * address, and its scripts could read what is here; the name that they ask for is still theirs.
 */
export function isOwnHost(host: string, publicOrigin: string): boolean {
  const url = `http://${host}`
  if (host === '' || !URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return LOOPBACK.includes(hostname) || hostname === new URL(publicOrigin).hostname
}

/**
 * Whether an origin is the one under which people reach this server. What a request says of itself (`Host`) proves
 * nothing: a page of any name can be made to lead here. A server on somebody's own machine goes by all its names.
 */
export function isOwnOrigin(origin: string, publicOrigin: string): boolean {
  if (!URL.canParse(origin)) return false
  const [given, own] = [new URL(origin), new URL(publicOrigin)]
  if (given.origin === own.origin) return true
  const isLoopback = LOOPBACK.includes(given.hostname) && LOOPBACK.includes(own.hostname)
  return isLoopback && given.protocol === own.protocol && given.port === own.port
}

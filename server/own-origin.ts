/** The names under which a machine reaches itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

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

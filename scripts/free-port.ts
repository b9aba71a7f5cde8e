import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to connections which go out, where one could be in the way a moment later. */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000

/** A port of this machine on which nobody listens, for a program that is to be told one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    const holder = createServer()
    const isFree = await new Promise<boolean>(resolve => {
      holder.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    holder.close()
    await once(holder, 'close')
    return port
  }
}

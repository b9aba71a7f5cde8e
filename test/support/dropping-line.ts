import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server on this machine that breaks all that goes through it, again and again, by the machine's clock. */
export async function openDroppingLine(url: string, everyMs: number) {
  const { port, hostname } = new URL(url)
  const open = new Set<Socket>()
  let cut = 0
  const line = createServer(near => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other)
      // what is broken on one side is broken on the other
      one.on('error', () => other.destroy())
      one.once('close', () => other.destroy())
    }
    open.add(near)
    near.once('close', () => open.delete(near))
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const timer = setInterval(() => {
    cut += open.size
    for (const near of open) near.resetAndDestroy()
  }, everyMs)
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    /** How many connections it has broken so far. */
    cut: () => cut,
    async close(): Promise<void> {
      clearInterval(timer)
      for (const near of open) near.destroy()
      line.close()
      await once(line, 'close')
    },
  }
}

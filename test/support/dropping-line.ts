import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server on this machine that can break all that goes through it. */
export async function openDroppingLine(url: string) {
  const { port, hostname } = new URL(url)
  const open = new Set<Socket>()
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
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    /** @returns how many connections it has broken */
    cut(): number {
      const { size } = open
      for (const near of open) near.resetAndDestroy()
      return size
    },
    async close(): Promise<void> {
      for (const near of open) near.destroy()
      line.close()
      await once(line, 'close')
    },
  }
}

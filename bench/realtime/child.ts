import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** What a client listens to, and what lets it. */
export interface Seat {
  channel: string
  auth: string
}

type FromChild = { url: string; seats: Seat[] } | { cpuMs: number }

/** Starts a server in a process of its own, which calls `serve` once it listens. */
export async function startLine(file: URL, env: Record<string, string> = {}) {
  const child: ChildProcess = fork(file, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const told = async () => ((await once(child, 'message')) as [FromChild])[0]
  const first = await told()
  if (!('url' in first)) throw new Error(`${file.pathname} does not listen`)
  return {
    ...first,
    /** Has it tell each chat something once. */
    round: () => child.send('round'),
    /** User and system CPU time of the whole process so far. */
    async cpuMs(): Promise<number> {
      child.send('cpu')
      const message = await told()
      return 'cpuMs' in message ? message.cpuMs : Number.NaN
    },
    async stop(): Promise<void> {
      const gone = once(child, 'exit')
      child.send('stop')
      await gone
    },
  }
}

/** In the child: says where it listens, and does what the parent asks. */
export function serve(
  url: string,
  seats: Seat[],
  on: { round: () => void; stop: () => Promise<void> },
): void {
  process.on('message', async message => {
    if (message === 'round') on.round()
    if (message === 'stop') {
      await on.stop()
      process.exit(0)
    }
    if (message !== 'cpu') return
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1_000 })
  })
  process.send?.({ url, seats })
}

export const CHATS = 5
export const CLIENTS = 200

/** As long as what people write. */
export const MESSAGE = {
  id: 1,
  number: 1,
  from_teacher_id: 1,
  from_teacher: { id: 1, full_name: 'Ada Byron', avatar: null },
  message: 'Our students have filmed the river today; yours may want to see how high it is. '.repeat(2),
  attachment: null,
  status: 'sent' as const,
  created_at: '2026-01-01T00:00:00.000Z',
  client_id: null,
}

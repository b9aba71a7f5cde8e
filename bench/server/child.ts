import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'

/** A server in a process of its own, whose CPU time can be asked for. */
export interface MeasuredServer {
  url: string
  /** User and system CPU time of the whole process so far, in milliseconds. */
  cpuMs: () => Promise<number>
  pid: number
  stop: () => Promise<void>
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>
}

/** What a child tells, and what it is told; see `answerParent`. */
type FromChild = { url: string } | { cpuMs: number }

/** Starts `file` with `env`; it has to call `answerParent` once it listens. */
export async function startChild(file: URL, env: Record<string, string>): Promise<MeasuredServer> {
  const child = fork(file, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${file.pathname} ended with ${code}`)
  })
  // Unhandled it would end the benchmark when a child is told to stop.
  failed.catch(() => undefined)
  const told = async () => {
    const [message] = await Promise.race([once(child, 'message') as Promise<[FromChild]>, failed])
    return message
  }
  const first = await told()
  return {
    url: 'url' in first ? first.url : '',
    async cpuMs() {
      child.send('cpu')
      const message = await told()
      return 'cpuMs' in message ? message.cpuMs : Number.NaN
    },
    pid: child.pid ?? 0,
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    async stop() {
      const gone = once(child, 'exit')
      child.send('stop')
      await gone
    },
  }
}

/** In the child: says where the server listens, and answers what the parent asks. */
export function answerParent(url: string, stop: () => Promise<void>): void {
  process.on('message', async message => {
    if (message === 'stop') {
      await stop()
      process.exit(0)
    }
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1_000 })
  })
  process.send?.({ url })
}

/** Requests under way at once: a server that people use is not idle between two of them. */
const CONNECTIONS = 8

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

export interface Got {
  status: number
  bytes: Buffer
  headers: Record<string, string | string[] | undefined>
}

/** One GET over a connection that stays open. */
export function get(url: string, headers: Record<string, string>): Promise<Got> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', chunk => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        resolve({ status: incoming.statusCode ?? 0, bytes: Buffer.concat(chunks), headers: incoming.headers })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** CPU milliseconds that `server` spends on `times` requests, a few at once. */
export async function cpuOf(server: MeasuredServer, times: number, ask: () => Promise<Got>): Promise<number> {
  const before = await server.cpuMs()
  let left = times
  const client = async () => {
    while (left-- > 0) await ask()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  return (await server.cpuMs()) - before
}

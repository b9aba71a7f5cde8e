import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LARGE_YOUNG_GENERATION } from '../../scripts/packed/young-generation.ts'
import { isErrorLine } from './server-logs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface ServerProcess {
  /** What the process has written so far, on both channels. */
  output: () => string
  pid: number
  /** The address that it listens on; null when it ended before. */
  url: string | null
  /** Asks it to stop; answers its exit code. Fails on an error in its log. */
  stop: () => Promise<number | null>
  /** Ends it at once, in the middle of whatever it does. Fails on an error in its log. */
  kill: () => Promise<void>
}

/** What lets it start in a third of the time; nothing else of the test's own environment reaches it. */
function quickStart() {
  const { NODE_COMPILE_CACHE, NODE_OPTIONS, PACKED_PACKAGES } = process.env
  const options = NODE_OPTIONS?.replace(LARGE_YOUNG_GENERATION, '')
  return Object.fromEntries(
    Object.entries({ NODE_COMPILE_CACHE, NODE_OPTIONS: options, PACKED_PACKAGES }).filter(
      ([, value]) => value,
    ),
  )
}

/** The server as a process of its own, under the umask that most systems have. Resolves once it is ready, or has ended. */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child: ChildProcess = spawn('sh', ['-c', 'umask 022; exec "$0" server/main.ts', process.execPath], {
    cwd: root,
    env: {
      ...quickStart(),
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RELEASES_KEPT: '0',
      ...environment,
    },
  })
  let text = ''
  const ended = once(child, 'close')
  const ready = new Promise<void>(done => {
    const take = (piece: Buffer) => {
      text += piece
      if (text.includes('Ready: ')) done()
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
  })
  await Promise.race([ready, ended])
  async function end(signal: NodeJS.Signals) {
    child.kill(signal)
    await ended
    assert.deepEqual(text.split('\n').filter(isErrorLine), [], 'errors in the log of the server')
  }
  return {
    pid: child.pid ?? 0,
    output: () => text,
    url: /Ready: (\S+)/.exec(text)?.[1] ?? null,
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: () => end('SIGKILL'),
  }
}

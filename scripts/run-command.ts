import { spawn } from 'node:child_process'

export interface Outcome {
  isGreen: boolean
  output: string
  seconds: number
}

interface Options {
  /** After so long it has failed, with everything that it started. */
  limitSeconds: number
  /** Told what it writes, as it writes. */
  onOutput?: (text: string) => void
}

/** Groups of processes that run now; a group of its own each, so that nothing that a command started outlives it. */
const running = new Set<number>()

function kill(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // all of it has ended
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const group of running) kill(group)
    process.exit(130)
  })
}

/** Runs one command to its end, or to the end of its time. */
export function runCommand(
  command: readonly string[],
  { limitSeconds, onOutput }: Options,
): Promise<Outcome> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1_000
  const [program = '', ...args] = command
  return new Promise(resolve => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      // what node has compiled for one process is there for the next
      env: { NODE_COMPILE_CACHE: '.cache/node', ...process.env },
    })
    if (child.pid) running.add(child.pid)
    let output = ''
    const hear = (text: string) => {
      output += text
      onOutput?.(text)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    const clock = setTimeout(() => {
      hear(`\nstopped after ${limitSeconds.toFixed(0)} seconds\n`)
      if (child.pid) kill(child.pid)
    }, limitSeconds * 1_000)
    const end = (isGreen: boolean) => {
      clearTimeout(clock)
      if (child.pid) running.delete(child.pid)
      resolve({ isGreen, output, seconds: seconds() })
    }
    child.on('error', error => {
      hear(String(error))
      end(false)
    })
    child.on('close', code => end(code === 0))
  })
}

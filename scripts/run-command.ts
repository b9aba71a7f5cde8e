import { join } from 'node:path'
import { endCommand, startCommand } from './commands.ts'

/** Whole, since what is started may start others elsewhere. */
const COMPILED = join(import.meta.dirname, '../.cache/node')

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

/** Runs one command to its end, or to the end of its time. */
export function runCommand(
  command: readonly string[],
  { limitSeconds, onOutput }: Options,
): Promise<Outcome> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1_000
  const [program = '', ...args] = command
  return new Promise(resolve => {
    // what node has compiled for one process is there for the next
    const child = startCommand(program, args, { env: { NODE_COMPILE_CACHE: COMPILED, ...process.env } })
    let output = ''
    let isStopped = false
    const hear = (text: string) => {
      output += text
      onOutput?.(text)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    const clock = setTimeout(() => {
      hear(`\nstopped after ${limitSeconds.toFixed(0)} seconds\n`)
      isStopped = true
      endCommand(child)
    }, limitSeconds * 1_000)
    const end = (isGreen: boolean) => {
      clearTimeout(clock)
      resolve({ isGreen, output, seconds: seconds() })
    }
    child.on('error', error => {
      hear(String(error))
      end(false)
    })
    child.on('close', code => end(code === 0 && !isStopped))
  })
}

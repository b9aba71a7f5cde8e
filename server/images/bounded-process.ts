import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

interface Bounds {
  /** Work of the processor, whatever else the machine has to do. */
  workSeconds: number
  /** Past it a process hangs that does not work. */
  longestMs: number
}

/** The system itself ends a process that has worked too long, whatever it is at; nothing of its memory is kept. */
const BOUNDED = 'ulimit -c 0 && ulimit -t "$0" && exec "$@"'

/**
 * Gives a program of ours what it reads, and answers what it writes; null when it fails, or is ended for taking too
 * much. It knows nothing of the server's environment.
 * @param told its arguments
 * @param compiled a directory of the server's own, for what Node makes of the sources: it saves 18 MB of compiler
 */
export async function runBounded(
  program: string,
  input: Blob,
  compiled: string,
  { workSeconds, longestMs }: Bounds,
  told: readonly string[] = [],
): Promise<Buffer | null> {
  const command = [String(workSeconds), process.execPath, '--max-old-space-size=64', program, ...told]
  const child = spawn('/bin/sh', ['-c', BOUNDED, ...command], {
    env: { NODE_COMPILE_CACHE: compiled },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  // a process that has seen enough does not read to the end
  pipeline(input.stream(), child.stdin).catch(() => undefined)
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const made = await Promise.race([buffer(child.stdout), failed])
  return (await ended) === 0 && made.length > 0 ? made : null
}

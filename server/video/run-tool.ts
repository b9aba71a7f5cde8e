import { type ChildProcess, spawn } from 'node:child_process'
import { addAbortListener, once } from 'node:events'

/** What a program may take of the machine: address space in KiB, and the processor's time. */
const MEMORY_MAX_KIB = 1_048_576
/** Longer than a video of the largest size takes on a slow machine. */
export const LONGEST_SECONDS = 7_200
/** Of what it says. */
const OUTPUT_MAX_CHARACTERS = 1_000_000
const COMPLAINT_MAX_CHARACTERS = 4_000

/**
 * The system itself ends a program that takes too much (macOS cannot bound memory, and goes without). Its input is a pipe
 * of the server's: once that is gone, however it ended, so are the program and all that it has started.
 */
const BOUNDED = `
ulimit -c 0; ulimit -v "$1" 2>/dev/null; ulimit -t "$2"; shift 2
exec 3<&0
{ cat; kill -KILL 0; } <&3 >/dev/null 2>&1 &
exec nice -n 19 "$@" 3<&- </dev/null`

/** It was killed, or had too much to say: for what the video is, or for what else the machine had to do. */
export class ToolFailure extends Error {
  override name = 'ToolFailure'
}

/** It could not be tried, for a fault of our own: nothing is known of the video. */
export class ToolMissing extends Error {
  override name = 'ToolMissing'
}

interface Ended {
  /** 0 when it has done its work; what a program makes of a video that it cannot read is another number. */
  code: number
  output: string
  /** The end of what it has to say about what went wrong. */
  complaint: string
}

interface Options {
  signal: AbortSignal
  /** Told what comes, as it comes. */
  onOutput?: (piece: string) => void
}

/** Nothing of the group is left, whoever started whom. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}

const roomIsOut = (complaint: string) => complaint.includes('No space left on device')

/** What `nice` says of a program that it cannot start; ffmpeg's own codes go up to 255. */
const NOT_STARTED = [125, 126, 127]

/**
 * Runs a program of ffmpeg's within its bounds, and answers how it ended. It knows nothing of the server's environment.
 * @throws {ToolFailure} when it was killed; {ToolMissing} when it is not there or the disk is full; what fires the signal,
 * when that fires
 */
export async function runTool(
  program: string,
  args: readonly string[],
  { signal, onOutput }: Options,
): Promise<Ended> {
  signal.throwIfAborted()
  const command = [String(MEMORY_MAX_KIB), String(LONGEST_SECONDS), program, ...args]
  const child = spawn('/bin/sh', ['-c', BOUNDED, 'bounded', ...command], {
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    if (onOutput) onOutput(piece)
    else output += piece
    if (output.length > OUTPUT_MAX_CHARACTERS) killGroup(child)
  })
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    complaint = (complaint + piece).slice(-COMPLAINT_MAX_CHARACTERS)
  })
  const aborting = addAbortListener(signal, () => killGroup(child))
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    // what watches over the pipe goes with it
    killGroup(child)
    await Promise.all([child.stdout, child.stderr].map(stream => stream.closed || once(stream, 'close')))
    signal.throwIfAborted()
    if (roomIsOut(complaint) || NOT_STARTED.includes(code ?? 0))
      throw new ToolMissing(`${code}: ${complaint}`)
    if (code === null) throw new ToolFailure(`killed: ${complaint}`)
    return { code, output, complaint }
  } finally {
    aborting[Symbol.dispose]()
    child.stdin.destroy()
  }
}

import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import type { Readable } from 'node:stream'

/** A command that runs in a group of processes of its own. */
export type Command = ChildProcessByStdio<null, Readable, Readable>

const running = new Set<Command>()

/** Kills one process, or with a negative number a group. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended
  }
}

/** What a process has started, and what that has started. */
function descendantsOf(pid: number): Set<number> {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const lines = (stdout ?? '').trim().split('\n')
  const pairs = lines.map(line => line.trim().split(/\s+/).map(Number))
  const found = new Set([pid])
  for (const parent of found)
    for (const [child, of] of pairs) if (child !== undefined && of === parent) found.add(child)
  found.delete(pid)
  return found
}

/** Starts a command. What it leaves behind in its group when it ends is ended, too. */
export function startCommand(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env: NodeJS.ProcessEnv },
): Command {
  const command = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const { pid } = command
  if (pid === undefined) return command
  running.add(command)
  command.once('exit', () => {
    running.delete(command)
    kill(-pid)
  })
  return command
}

/** Ends a command with all that it has started, whatever group that is in: a browser makes one of its own. */
export function endCommand(command: Command): void {
  if (command.pid !== undefined && running.has(command)) {
    const others = descendantsOf(command.pid)
    kill(-command.pid)
    for (const pid of others) kill(pid)
  }
  // somebody whom nobody knows any more may hold them open
  command.stdout.destroy()
  command.stderr.destroy()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const command of running) endCommand(command)
    process.exit(130)
  })
}

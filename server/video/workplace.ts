import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../is-running.ts'
import { LONGEST_SECONDS } from './run-tool.ts'

/** Of this machine, as the names of its directories say it. */
const machine = hostname().replace(/[^\w.-]/g, '_')

/** Nobody works for longer in one; twice that leaves room for clocks that differ. */
const ABANDONED_MS = 2 * LONGEST_SECONDS * 1_000

/** A directory of its own for one conversion, which nobody else may read. */
export async function openWorkplace(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  return mkdtemp(join(parent, `${process.pid}.${machine}.`))
}

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [pid = '', ...rest] = name.split('.')
  // this process has opened none yet: one under its number is of an earlier process
  if (rest.slice(0, -1).join('.') === machine) return Number(pid) === process.pid || !isRunning(Number(pid))
  const { mtimeMs } = await stat(path)
  return Date.now() - mtimeMs > ABANDONED_MS
}

/** Clears away what processes have left that were killed: once, before this one opens any. Other nodes may be at work. */
export async function clearWorkplaces(parent: string): Promise<void> {
  const names = await readdir(parent).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(parent, name)
    if (await isAbandoned(path, name)) await rm(path, { recursive: true, force: true })
  }
}

import { spawnSync } from 'node:child_process'

/** Whether a process still does something; one that nobody has buried does not. */
export function isAlive(pid: string): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' })
  return /^[^Z\s]/.test(stdout)
}

import { platform } from '../platform.ts'

/**
 * Runs `job` unless another tab is at it. Where there are no Web Locks it just runs.
 * @param name of the lock that the tab at it holds
 * @param takeOver runs it all the same, as from a tab that has been at it for too long; the lock is ours then
 * @returns whether it ran
 */
export async function inOneTab(name: string, takeOver: boolean, job: () => Promise<void>): Promise<boolean> {
  const locks = platform.locks()
  let ran = false
  const run = () => {
    ran = true
    return job()
  }
  if (!locks) await run()
  else {
    try {
      await locks.request(name, takeOver ? { steal: true } : { ifAvailable: true }, lock =>
        lock ? run() : undefined,
      )
    } catch {
      // another tab has taken over while ours ran, or the browser refuses locks
      if (!ran) await run()
    }
  }
  return ran
}

import { platform } from '../platform.ts'

/**
 * Runs `job` while no other tab holds the lock. Where there are no Web Locks (a page without HTTPS, a sandboxed
 * frame) it just runs: whoever calls this keeps order within its own page.
 */
export async function withLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  const locks = platform.locks()
  if (!locks) return job()
  let held = false
  try {
    return await locks.request(name, () => {
      held = true
      return job()
    })
  } catch (error) {
    if (held) throw error
    return job()
  }
}

import { platform } from '../platform.ts'

/**
 * Runs `job` while no other tab holds the lock. Where there are no Web Locks (a page without HTTPS, a sandboxed
 * frame) it just runs: whoever calls this keeps order within its own page.
 * @param signal gives up waiting; the promise is rejected then, and `job` does not run
 */
export async function withLock<T>(name: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = platform.locks()
  if (!locks) return job()
  let held = false
  try {
    // no signal is as good as none at all; only the types tell them apart
    return await locks.request(name, { signal } as LockOptions, () => {
      held = true
      return job()
    })
  } catch (error) {
    if (held || signal?.aborted) throw error
    return job()
  }
}

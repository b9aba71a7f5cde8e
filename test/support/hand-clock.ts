/** A clock that a test of the server moves by hand. */
export interface HandClock {
  /** Runs a job once the clock has been moved so far; the returned function calls it off. */
  after(ms: number, job: () => void): () => void
  /** Moves the clock on and runs what is due. */
  move(ms: number): void
  /** How many jobs wait for their time. */
  waiting(): number
}

export function handClock(): HandClock {
  const jobs = new Map<object, { at: number; job: () => void }>()
  let now = 0
  return {
    after(ms, job) {
      const key = {}
      jobs.set(key, { at: now + ms, job })
      return () => jobs.delete(key)
    },
    move(ms) {
      now += ms
      for (const [key, { at, job }] of [...jobs]) {
        if (at > now || !jobs.delete(key)) continue
        job()
      }
    },
    waiting: () => jobs.size,
  }
}

/** Counts what happens within a window of time, which begins with the first and begins anew with the first after it. */
export function createWindow(max: number, windowMs: number) {
  let [count, until] = [0, 0]
  return {
    /** Counts one; whether it is one of so many that may be. */
    allows(now: number = Date.now()): boolean {
      if (now >= until) [count, until] = [0, now + windowMs]
      count += 1
      return count <= max
    },
    /** When it ends, in ms since 1970. */
    until: (): number => until,
  }
}

export type Window = ReturnType<typeof createWindow>

/**
 * Calls to the fake server whose body is still being read. The browser reads it in its own time, outside every clock of
 * a test; whoever lets things settle waits for it.
 */
let reading = 0

/** Reads what was sent; it counts as under way until it is there. */
export async function whileRead<T>(read: () => Promise<T>): Promise<T> {
  reading += 1
  try {
    return await read()
  } finally {
    reading -= 1
  }
}

/** Whether a call has been sent that no test can see yet. */
export const isAnythingBeingRead = (): boolean => reading > 0

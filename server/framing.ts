import type { FastifyBaseLogger } from 'fastify'

/** Another node, or another process, may have changed what is kept. */
const READ_AGAIN_MS = 60_000

/**
 * Origins whose pages show pages of ours in frames, besides those that may call. Policies are written without waiting, so
 * this node remembers them: what changes here holds at once, what changes elsewhere within a minute.
 */
export interface Framing {
  origins: () => readonly string[]
  /** Reads them anew. */
  refresh: () => Promise<void>
  /** Reads them now, and from time to time until `stop`. */
  start: () => Promise<void>
  stop: () => void
}

export function createFraming(
  read: () => Promise<readonly string[]>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Framing {
  let origins: readonly string[] = []
  let timer: NodeJS.Timeout | undefined

  async function refresh(): Promise<void> {
    origins = await read()
  }

  const readAgain = () =>
    refresh().catch(error =>
      log.warn({ err: error }, 'who may frame pages could not be read; what is known holds'),
    )

  return {
    origins: () => origins,
    refresh,
    async start() {
      await refresh()
      timer = setInterval(readAgain, READ_AGAIN_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

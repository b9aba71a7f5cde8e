import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'
import type { NodeLocks } from '../../db/node-locks.ts'

/** Who comes second waits so long for the first one to end. */
const WAIT_MS = 30_000

interface Holder {
  requestRelease: RequestRelease
  /** Is done when it has ended. */
  ended: Promise<void>
  end: () => void
}

function createHolder(requestRelease: RequestRelease): Holder {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { requestRelease, ended: promise, end: resolve }
}

/** Done with either; the listener of a signal that does not fire is gone. */
async function whichever(ended: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<void>()
  const abort = () => reject(ERRORS.ERR_LOCK_TIMEOUT)
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    await Promise.race([ended, promise])
  } catch {
    throw ERRORS.ERR_LOCK_TIMEOUT
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/**
 * One request at a time for each upload, on all nodes. Who comes second asks the first to end, which is most often one
 * whose line has broken, and waits for it without being busy.
 */
export class UploadLocker implements Locker {
  readonly #nodes: NodeLocks
  readonly #holders = new Map<string, Holder>()

  constructor(nodes: NodeLocks) {
    this.#nodes = nodes
  }

  newLock(id: string): Lock {
    let release: () => Promise<void> = async () => undefined
    return {
      lock: async (stop, requestRelease) => {
        const signal = AbortSignal.any([stop, AbortSignal.timeout(WAIT_MS)])
        for (let before = this.#holders.get(id); before; before = this.#holders.get(id)) {
          await before.requestRelease()
          await whichever(before.ended, signal)
        }
        const holder = createHolder(requestRelease)
        this.#holders.set(id, holder)
        const leave = () => {
          this.#holders.delete(id)
          holder.end()
        }
        try {
          const letGo = await this.#nodes.hold(`upload ${id}`, signal, requestRelease)
          release = () => letGo().finally(leave)
        } catch (error) {
          leave()
          throw signal.aborted ? ERRORS.ERR_LOCK_TIMEOUT : error
        }
      },
      unlock: () => release(),
    }
  }
}

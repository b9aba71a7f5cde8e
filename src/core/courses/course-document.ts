import { atom } from 'nanostores'
import { CALL_TIMEOUT_MS } from '../../contract/limits/polling.ts'
import { serviceUrl } from '../http/address.ts'
import { platform } from '../platform.ts'

/**
 * - `checking`: whether it is there, and what it is, is not known yet
 * - `ready`: it can be shown
 * - `gone`: it cannot; `url` is where it was looked for
 */
export type DocumentState =
  | { at: 'checking' }
  | { at: 'ready'; kind: 'pdf' | 'picture'; url: string }
  | { at: 'gone'; url: string }

async function kindOf(url: string, signal: AbortSignal): Promise<'pdf' | 'picture' | null> {
  const controller = new AbortController()
  const callOff = () => controller.abort()
  signal.addEventListener('abort', callOff)
  const stopClock = platform.after(CALL_TIMEOUT_MS, callOff)
  try {
    const { ok, headers } = await platform.fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    const type = headers.get('content-type') ?? ''
    if (!ok) return null
    return type.startsWith('image/') ? 'picture' : type.startsWith('application/pdf') ? 'pdf' : null
  } catch {
    return null
  } finally {
    stopClock()
    signal.removeEventListener('abort', callOff)
  }
}

/** An address without the part that makes it a key. */
const withoutKey = (url: string) => url.split('?')[0] ?? url

/**
 * The document of a course, looked at once before it is shown, so that one that is gone can be told.
 *
 * @param path where it is, as the API has said
 * @param renewed the same asked for again, since an address is good for a while only; null when there is none any more
 */
export function createCourseDocument(path: string, renewed: () => Promise<string | null>) {
  const $state = atom<DocumentState>({ at: 'checking' })

  async function show(url: string, signal: AbortSignal): Promise<boolean> {
    const kind = await kindOf(url, signal)
    if (kind && !signal.aborted) $state.set({ at: 'ready', kind, url })
    return kind !== null
  }

  async function look(signal: AbortSignal): Promise<void> {
    const url = serviceUrl(path)
    if ((await show(url, signal)) || signal.aborted) return
    const again = await renewed()
    if (again !== null && again !== path && (await show(serviceUrl(again), signal))) return
    if (!signal.aborted) $state.set({ at: 'gone', url: withoutKey(url) })
  }

  /** Looks for it until the answer is there, or what is returned calls it off. */
  function open(): () => void {
    const controller = new AbortController()
    void look(controller.signal)
    return () => controller.abort()
  }

  return { $state, open }
}

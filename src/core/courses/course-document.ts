import { atom } from 'nanostores'
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

async function kindOf(url: string): Promise<'pdf' | 'picture' | null> {
  try {
    const { ok, headers } = await platform.fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const type = headers.get('content-type') ?? ''
    if (!ok) return null
    return type.startsWith('image/') ? 'picture' : type.startsWith('application/pdf') ? 'pdf' : null
  } catch {
    return null
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

  async function show(url: string): Promise<boolean> {
    const kind = await kindOf(url)
    if (kind) $state.set({ at: 'ready', kind, url })
    return kind !== null
  }

  async function open(): Promise<void> {
    const url = serviceUrl(path)
    if (await show(url)) return
    const again = await renewed()
    if (again !== null && again !== path && (await show(serviceUrl(again)))) return
    $state.set({ at: 'gone', url: withoutKey(url) })
  }

  return { $state, open }
}

import { timerDelay } from './timer-delay.ts'

/** Browsers are early by a little, and round what they say of time. */
const EARLY_MS = 200

/**
 * Everything that core takes from the browser enters here, so that tests stand in for time, visibility or a
 * blocked storage by replacing a member. Nothing else in core touches these globals.
 */
export const platform = {
  fetch: (request: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    globalThis.fetch(request, init),

  /** Milliseconds since 1970. */
  now: (): number => Date.now(),

  /** Milliseconds since the page began, which a clock that is set does not change. */
  uptime: (): number => performance.now(),

  /**
   * Runs `job` once after `ms`, whatever `ms` turns out to be; the returned function calls it off. A page may have
   * replaced `setTimeout` by one that fires at once: what is missing then is waited for without it.
   */
  after(ms: number, job: () => void): () => void {
    const delay = timerDelay(ms)
    const due = platform.uptime() + delay
    let isOff = false
    const timer = setTimeout(() => {
      const missing = due - platform.uptime()
      if (isOff) return
      if (missing < EARLY_MS) return job()
      AbortSignal.timeout(Math.ceil(missing)).onabort = () => isOff || job()
    }, delay)
    return () => {
      isOff = true
      clearTimeout(timer)
    }
  },

  /** Runs `job` over and over, each time `ms` after the last; the returned function stops it. */
  every(ms: number, job: () => void): () => void {
    const again = () =>
      platform.after(ms, () => {
        stop = again()
        job()
      })
    let stop = again()
    return () => stop()
  },

  isVisible: (): boolean => document.visibilityState !== 'hidden',

  /** Tells when the page is shown or hidden. */
  onVisibility(listener: () => void): () => void {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },

  /** Tells when the network is back. */
  onOnline(listener: () => void): () => void {
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  },

  /** The page's storage; null where the browser blocks it (sandboxed frames, blocked cookies). */
  storage(kind: 'local' | 'session'): Storage | null {
    try {
      return kind === 'local' ? localStorage : sessionStorage
    } catch {
      return null
    }
  },

  /** Tells when another tab changes `localStorage`; the key is null when all of it was cleared. */
  onStorage(listener: (key: string | null) => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.storageArea === platform.storage('local')) listener(event.key)
    }
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  },

  /** Web Locks; undefined on pages without HTTPS. */
  locks: (): LockManager | undefined => navigator.locks,

  /** A line to the other tabs of this origin; null where there is none. */
  channel(name: string): BroadcastChannel | null {
    try {
      return new BroadcastChannel(name)
    } catch {
      return null
    }
  },

  /** An id nobody else has; works on pages without HTTPS too, where `randomUUID` is missing. */
  newId: (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('-'),

  address: (): URL => new URL(location.href),

  go: (url: string): void => location.assign(url),

  /** Whether the page stands in a frame of another one. */
  isFramed: (): boolean => window.top !== window,

  /** Opens an address in a window of its own, which knows nothing of this one; false where that is not allowed. */
  openWindow(url: string): boolean {
    const opened = window.open(url, '_blank')
    if (opened) opened.opener = null
    return opened !== null
  },

  /** @throws where a sandbox does not let a frame take the page around it elsewhere */
  goInTop(url: string): void {
    if (window.top) window.top.location.href = url
  },
}

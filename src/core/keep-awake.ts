import { platform } from './platform.ts'

/** Keeps the screen on until the returned function is called, where the browser can. */
export function keepAwake(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | null = null
  const ask = async () => {
    if (isOver || !platform.isVisible()) return
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null
      if (isOver) await lock?.release()
    } catch {
      // a low battery, or a frame that may not
    }
  }
  ask()
  // a page that is hidden loses it
  const stopListening = platform.onVisibility(ask)
  return () => {
    isOver = true
    stopListening()
    lock?.release().catch(() => undefined)
  }
}

import { onLeave } from './leaving.ts'

/**
 * Does something again and again for as long as the screen is shown, each time so long after the last one. A hidden tab
 * waits, and catches up when it is shown (decision 22).
 */
export function refresh(ms: number, work: () => Promise<void>): void {
  let timer = 0
  let isDue = false
  const left = new AbortController()
  const { signal } = left
  onLeave(() => {
    left.abort()
    clearTimeout(timer)
  })

  async function turn(): Promise<void> {
    isDue = document.hidden
    if (isDue) return
    await work()
    wait()
  }
  function wait(): void {
    if (!signal.aborted) timer = window.setTimeout(() => void turn(), ms)
  }

  document.addEventListener('visibilitychange', () => void (isDue && turn()), { signal })
  wait()
}

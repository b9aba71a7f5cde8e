import { useEffect, useRef } from 'react'

/** Tells the page, once each time, whether something would be lost by leaving it. */
export function useDeskWork(isBusy: boolean, tell: (busy: boolean) => void): void {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (!isBusy) return
    latest.current(true)
    return () => latest.current(false)
  }, [isBusy])
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether something in the screen that is shown would be lost by leaving it, as it has said last (`cx-busy-changed`).
 * @param screen the element that is shown, if any
 * @param path another one is another screen
 */
export function useWork(screen: RefObject<HTMLElement | null>, path: string | undefined): RefObject<boolean> {
  const isBusy = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another screen
  useEffect(() => {
    const element = screen.current
    isBusy.current = false
    const hear = (event: Event) => {
      isBusy.current = (event as CustomEvent<{ busy: boolean }>).detail.busy
    }
    element?.addEventListener('cx-busy-changed', hear)
    return () => element?.removeEventListener('cx-busy-changed', hear)
  }, [path])
  return isBusy
}

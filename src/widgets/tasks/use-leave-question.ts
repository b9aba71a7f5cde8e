import { useEffect, useRef, useState } from 'react'

/**
 * Whether leaving what is shown loses something, as it has said last (`cx-busy-changed`), and the question that is asked
 * then.
 */
export function useLeaveQuestion(element: HTMLElement) {
  const isBusy = useRef(false)
  /** What waits for the answer. */
  const [leavingFor, setLeavingFor] = useState<() => void>()
  useEffect(() => {
    const hear = (event: Event) => {
      isBusy.current = (event as CustomEvent<{ busy: boolean }>).detail.busy
    }
    element.addEventListener('cx-busy-changed', hear)
    return () => element.removeEventListener('cx-busy-changed', hear)
  }, [element])

  return {
    isBusy,
    /** Asks where something would be lost, and whether it does; `leave` is what a yes means. */
    asks(leave: () => void): boolean {
      if (isBusy.current) setLeavingFor(() => leave)
      return isBusy.current
    },
    question: {
      open: leavingFor !== undefined,
      onLeave() {
        setLeavingFor(undefined)
        leavingFor?.()
      },
      onStay: () => setLeavingFor(undefined),
    },
  }
}

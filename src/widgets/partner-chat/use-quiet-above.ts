import { useEffect, useState } from 'react'

/**
 * Whether older messages have come just now, which nobody wants to hear read out: from the moment they are shown until
 * the next frame.
 * @param first number of the oldest message
 */
export function useQuietAbove(first: number): boolean {
  const [known, setKnown] = useState(first)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setKnown(first))
    return () => cancelAnimationFrame(frame)
  }, [first])
  return first < known
}

import { type TouchEvent, useRef } from 'react'

/** So far a finger goes for the next one. */
const FAR_PX = 60
/** How much more to the side than up or down. */
const FLAT = 2

/** A finger that goes to the left or to the right over something, and not at a slider or a divider. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const [finger, other] = Array.from(touches)
      const isFree = !(target as Element).closest('input, select, textarea, [role=separator], .cx-rich')
      from.current = finger && !other && isFree ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0]
      const begin = from.current
      from.current = null
      if (!finger || !begin) return
      const right = finger.clientX - begin.x
      const down = Math.abs(finger.clientY - begin.y)
      if (Math.abs(right) < FAR_PX || Math.abs(right) < FLAT * down) return
      onSwipe(right < 0 ? 1 : -1)
    },
    onTouchCancel() {
      from.current = null
    },
  }
}

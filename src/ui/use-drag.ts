import { useEffect, useEffectEvent } from 'react'

interface Dragged {
  isOff: boolean
  /** By how much of its own size it was dragged, to the right and down. */
  onMove: (right: number, down: number) => void
  /** How many times closer, by the wheel or two fingers. */
  onZoom: (factor: number) => void
}

const WHEEL_PX_FOR_DOUBLE = 400

/** Hears how something is dragged, pinched and wheeled; the page then does not scroll. */
export function useDrag(element: { readonly current: HTMLElement | null }, dragged: Dragged): void {
  const move = useEffectEvent(dragged.onMove)
  const zoom = useEffectEvent(dragged.onZoom)
  const { isOff } = dragged
  useEffect(() => {
    const area = element.current
    if (!area || isOff) return undefined
    const fingers = new Map<number, { x: number; y: number }>()
    const apart = () => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const down = ({ pointerId, clientX, clientY }: PointerEvent) => {
      area.setPointerCapture(pointerId)
      fingers.set(pointerId, { x: clientX, y: clientY })
    }
    const drag = ({ pointerId, clientX, clientY }: PointerEvent) => {
      const before = fingers.get(pointerId)
      if (!before) return
      const { width } = area.getBoundingClientRect()
      const gap = apart()
      fingers.set(pointerId, { x: clientX, y: clientY })
      // two fingers move it at half the speed of each
      move((clientX - before.x) / width / fingers.size, (clientY - before.y) / width / fingers.size)
      if (gap > 0) zoom(apart() / gap)
    }
    const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(2 ** (-event.deltaY / WHEEL_PX_FOR_DOUBLE))
    }
    const stop = new AbortController()
    const { signal } = stop
    area.addEventListener('pointerdown', down, { signal })
    area.addEventListener('pointermove', drag, { signal })
    area.addEventListener('pointerup', up, { signal })
    area.addEventListener('pointercancel', up, { signal })
    area.addEventListener('wheel', wheel, { signal, passive: false })
    return () => stop.abort()
  }, [element, isOff])
}

import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import sheet from './split-panel.css?inline'
import { useSheet } from './style-root.ts'

interface SplitPanelProps {
  start: ReactNode
  end: ReactNode
  /** How much of the width is the first one's to begin with, in percent. */
  position: number
  /** What the divider does, for assistive technology. */
  label: string
}

/** In percent: how far a divider goes, and by how much an arrow moves it. */
const [LEAST, MOST, STEP, LARGE_STEP] = [15, 85, 1, 10]

/**
 * Two panels side by side with a divider to drag, which the arrow keys move, too (with Shift by more). In a container
 * that is narrower than 56em they stand one below the other.
 */
export function SplitPanel({ start, end, position, label }: SplitPanelProps) {
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(position)
  const move = (to: number) => setAt(Math.min(Math.max(to, LEAST), MOST))

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.shiftKey ? LARGE_STEP : STEP
    const places: Record<string, number> = {
      ArrowLeft: at - step,
      ArrowRight: at + step,
      Home: LEAST,
      End: MOST,
    }
    const to = places[event.key]
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }

  function onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent): void {
    if (!box.current || !currentTarget.hasPointerCapture(pointerId)) return
    const { left, width } = box.current.getBoundingClientRect()
    move(((clientX - left) / width) * 100)
  }

  return (
    <div ref={box} className="cx-split" style={{ '--_split': `${at}%` } as CSSProperties}>
      <div className="cx-split-panel">{start}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a line that is moved is no hr */}
      <div
        role="separator"
        tabIndex={0}
        className="cx-split-divider"
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={Math.round(at)}
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        onKeyDown={onKeyDown}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
      />
      <div className="cx-split-panel">{end}</div>
    </div>
  )
}

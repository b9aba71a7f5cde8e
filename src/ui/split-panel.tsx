import '@shoelace-style/shoelace/dist/components/split-panel/split-panel.js'
import type { DetailedHTMLProps, ReactNode } from 'react'
import sheet from './split-panel.css?inline'
import { useSheet } from './style-root.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cx-sl-split-panel': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { position?: number }
    }
  }
}

interface SplitPanelProps {
  start: ReactNode
  end: ReactNode
  /** How much of the width is the first one's to begin with, in percent. */
  position: number
}

/**
 * Two panels side by side with a divider to drag, which the arrow keys move, too. In a container that is narrower than
 * 56em they stand one below the other.
 */
export function SplitPanel({ start, end, position }: SplitPanelProps) {
  useSheet(sheet)
  return (
    <cx-sl-split-panel className="cx-split" position={position}>
      <div slot="start" className="cx-split-panel">
        {start}
      </div>
      <div slot="end" className="cx-split-panel">
        {end}
      </div>
    </cx-sl-split-panel>
  )
}

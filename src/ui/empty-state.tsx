import { type ReactNode, useRef } from 'react'
import sheet from './empty-state.css?inline'
import state from './state.css?inline'
import { useSheet } from './style-root.ts'
import { useFocusKept } from './use-focus-kept.ts'

export interface EmptyStateProps {
  title: string
  /** One below the heading that this stands under. */
  heading?: 'h2' | 'h3' | 'h4'
  /** What to do next. */
  text?: ReactNode
  /** A button or link that does it. */
  action?: ReactNode
}

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, heading: Heading = 'h3', text, action }: EmptyStateProps) {
  useSheet(state)
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="cx-state">
      <svg viewBox="0 0 160 88" width={160} height={88} aria-hidden="true" className="cx-empty-picture">
        <circle cx="118" cy="38" r="20" className="cx-empty-sun" />
        <path d="M0 88c18-34 46-34 66-12 14-20 40-26 58-6 12-10 26-6 36 18Z" className="cx-empty-hills" />
        <path d="M10 62c20 6 34-4 40-18s18-20 32-18" className="cx-empty-trail" />
        <path d="m84 26 34-16-14 34-8-13-12-5Zm12 5 22-21" className="cx-empty-plane" />
      </svg>
      <Heading className="cx-empty-title">{title}</Heading>
      {text && <p className="cx-state-text cx-empty-text">{text}</p>}
      {action && <div className="cx-empty-action">{action}</div>}
    </div>
  )
}

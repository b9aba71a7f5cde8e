import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { useSheet } from './style-root.ts'
import sheet from './tag.css?inline'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent'

/** A status in a word or two. The tone goes along with the text, it never stands for it. */
export function StatusTag({
  children,
  tone = 'neutral',
  icon,
}: {
  children: ReactNode
  tone?: Tone
  icon?: string
}) {
  useSheet(sheet)
  return (
    <span className={`cx-tag cx-tag-${tone}`}>
      {icon ? <Icon path={icon} size={16} /> : <span className="cx-tag-dot" />}
      <span>{children}</span>
    </span>
  )
}

export interface BadgeProps {
  /** What it means, such as '3 unread notifications'. */
  label: string
  /** Shown in it, at most 99+; a dot without one. */
  count?: number
}

/** A mark on a corner of something: a number, or a dot. */
export function Badge({ label, count }: BadgeProps) {
  useSheet(sheet)
  return (
    <span
      role="img"
      aria-label={label}
      className={count === undefined ? 'cx-badge cx-badge-dot' : 'cx-badge'}
    >
      {count !== undefined && (count > 99 ? '99+' : count)}
    </span>
  )
}

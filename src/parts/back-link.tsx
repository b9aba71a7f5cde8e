import type { MouseEventHandler } from 'react'
import { Icon } from '../ui/icon.tsx'
import { chevronLeft } from '../ui/icons.ts'
import { useSheet } from '../ui/style-root.ts'
import sheet from './back-link.css?inline'
import { useIsInAnother } from './is-in-another.ts'

export interface BackLinkProps {
  /** What the element's `link` gives. */
  to: { href: string; onClick: MouseEventHandler; target?: '_blank'; rel?: 'noopener' }
  /** The name of the place. */
  label: string
}

/** The way back from a screen; none where the screen stands in the place of another one, under the Back of that. */
export function BackLink({ to, label }: BackLinkProps) {
  useSheet(sheet)
  if (useIsInAnother()) return null
  return (
    <a className="cx-back" {...to}>
      <Icon path={chevronLeft} size={18} />
      {label}
    </a>
  )
}

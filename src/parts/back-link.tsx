import { type MouseEventHandler, useContext } from 'react'
import { Icon } from '../ui/icon.tsx'
import { chevronLeft } from '../ui/icons.ts'
import { StyleRoot, useSheet } from '../ui/style-root.ts'
import sheet from './back-link.css?inline'

export interface BackLinkProps {
  /** What the element's `link` gives. */
  to: { href: string; onClick: MouseEventHandler; target?: '_blank'; rel?: 'noopener' }
  /** The name of the place. */
  label: string
}

/** The way back from a screen; none where the screen stands in the place of another one, under the Back of that. */
export function BackLink({ to, label }: BackLinkProps) {
  useSheet(sheet)
  if (isInAnother(useContext(StyleRoot))) return null
  return (
    <a className="cx-back" {...to}>
      <Icon path={chevronLeft} size={18} />
      {label}
    </a>
  )
}

/** Whether the element of this root has been opened by another one of ours. */
function isInAnother(root: Document | ShadowRoot): boolean {
  const around = root instanceof ShadowRoot && root.host.getRootNode()
  return around instanceof ShadowRoot && around.host.localName.startsWith('cx-')
}

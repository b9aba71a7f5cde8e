import type { ReactNode } from 'react'
import { useSheet } from './style-root.ts'
import sheet from './visually-hidden.css?inline'

/** Text for assistive technology alone. `live` makes it a status that is read out when it changes. */
export function VisuallyHidden({ children, live }: { children?: ReactNode; live?: boolean }) {
  useSheet(sheet)
  return (
    <span className="cx-visually-hidden" role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}

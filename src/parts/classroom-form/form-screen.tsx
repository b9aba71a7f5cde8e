import type { MouseEventHandler, ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeft } from '../../ui/icons.ts'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './form-screen.css?inline'

export interface FormScreenProps {
  /** The way back: what the element's `link` gives, and its name. */
  back: { href: string; onClick: MouseEventHandler; target?: '_blank'; rel?: 'noopener' }
  backLabel: string
  children: ReactNode
}

/** A screen with one form, under the way back. */
export function FormScreen({ back, backLabel, children }: FormScreenProps) {
  useSheet(sheet)
  return (
    <div className="cx-form-screen">
      <a className="cx-form-back" {...back}>
        <Icon path={chevronLeft} size={18} />
        {backLabel}
      </a>
      {children}
    </div>
  )
}

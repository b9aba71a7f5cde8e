import type { ReactNode } from 'react'
import { useSheet } from '../../ui/style-root.ts'
import { BackLink, type BackLinkProps } from '../back-link.tsx'
import sheet from './form-screen.css?inline'

export interface FormScreenProps {
  back: BackLinkProps['to']
  backLabel: string
  children: ReactNode
}

/** A screen with one form, under the way back. */
export function FormScreen({ back, backLabel, children }: FormScreenProps) {
  useSheet(sheet)
  return (
    <div className="cx-form-screen">
      <BackLink to={back} label={backLabel} />
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './fields.css?inline'

/** Fields below each other, or side by side where there is room. */
export function FieldsGroup({ children, row = false }: { children: ReactNode; row?: boolean }) {
  useSheet(sheet)
  return <div className={row ? 'cx-profile-row' : 'cx-profile-fields'}>{children}</div>
}

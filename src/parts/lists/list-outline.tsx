import type { ReactNode } from 'react'
import { common } from '../../core/messages/common.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import sheet from './lists.css?inline'

const ROWS = [60, 45, 70, 50, 65]

interface OutlineProps {
  /** What stands at the beginning of each row. */
  mark: ReactNode
}

/** What is coming: the controls of a list and some rows. */
export function ListOutline({ mark }: OutlineProps) {
  useSheet(sheet)
  return (
    <div className="outline">
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="outline-controls">
        <Skeleton shape="block" height={44} />
      </div>
      <RowsOutline mark={mark} />
    </div>
  )
}

/** Some rows that are coming. */
export function RowsOutline({ mark }: OutlineProps) {
  useSheet(sheet)
  return (
    <div className="outline-rows" aria-hidden>
      {ROWS.map(width => (
        <div key={width} className="outline-row">
          {mark}
          <Skeleton width={`${width}%`} height={18} />
        </div>
      ))}
    </div>
  )
}

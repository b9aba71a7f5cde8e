import { common } from '../../../core/messages/common.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const ROWS = [60, 45, 70, 50, 65]

/** What is coming: the controls and some tasks. */
export function Outline() {
  return (
    <div className="outline">
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="outline-controls">
        <Skeleton shape="block" height={44} />
      </div>
      <RowsOutline />
    </div>
  )
}

export function RowsOutline() {
  return (
    <div className="outline-rows" aria-hidden>
      {ROWS.map(width => (
        <div key={width} className="outline-row">
          <Skeleton shape="block" width={64} height={48} />
          <Skeleton width={`${width}%`} height={18} />
        </div>
      ))}
    </div>
  )
}

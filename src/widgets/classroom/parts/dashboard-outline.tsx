import { common } from '../../../core/messages/common.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const ROWS = ['first', 'second', 'third']

/** The rows of a list that is coming. */
export function RowsOutline() {
  return (
    <div className="rows-outline" aria-hidden>
      {ROWS.map((row, index) => (
        <div key={row}>
          <Skeleton width={`${75 - index * 14}%`} height={20} />
          <Skeleton width={`${50 - index * 8}%`} height={14} />
        </div>
      ))}
    </div>
  )
}

function CardOutline() {
  return (
    <Card flush>
      <div className="title-outline">
        <Skeleton width={160} height={28} />
      </div>
      <RowsOutline />
    </Card>
  )
}

/** The shape of a dashboard whose code is on its way. */
export function DashboardOutline() {
  return (
    <div className="dashboard">
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="dashboard-main">
        <CardOutline />
        <CardOutline />
      </div>
      <div className="dashboard-side">
        <CardOutline />
      </div>
    </div>
  )
}

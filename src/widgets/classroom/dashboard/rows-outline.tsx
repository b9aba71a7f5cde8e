import { Skeleton } from '../../../ui/skeleton.tsx'

/** Widths, in per cent. */
const ROWS = [75, 61, 47, 33]

/** The rows of a list that is coming. */
export function RowsOutline({ count = 3 }: { count?: number }) {
  return (
    <div className="rows-outline" aria-hidden>
      {ROWS.slice(0, count).map(row => (
        <div key={row}>
          <Skeleton width={`${row}%`} height={20} />
          <Skeleton width={`${row - 20}%`} height={14} />
        </div>
      ))}
    </div>
  )
}

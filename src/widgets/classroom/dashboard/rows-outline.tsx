import { Skeleton } from '../../../ui/skeleton.tsx'

const ROWS = ['first', 'second', 'third', 'fourth']

/** The rows of a list that is coming. */
export function RowsOutline({ count = 3 }: { count?: number }) {
  return (
    <div className="rows-outline" aria-hidden>
      {ROWS.slice(0, count).map((row, index) => (
        <div key={row}>
          <Skeleton width={`${75 - index * 14}%`} height={20} />
          <Skeleton width={`${50 - index * 8}%`} height={14} />
        </div>
      ))}
    </div>
  )
}

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef, useState } from 'react'
import type { Student } from '../../../contract/entities/student.ts'
import type { StudentRowProps } from './student-row.tsx'
import type { TableFrameProps } from './table-frame.tsx'

export interface VirtualTableProps {
  rows: readonly Student[]
  row: (student: Student, place: Pick<StudentRowProps, 'index' | 'measure'>) => ReactNode
  /** The table around rows. */
  frame: (props: Required<Pick<TableFrameProps, 'rowCount' | 'children'>>) => ReactNode
  /** Of the table. */
  label: string
}

/** What a row is taken to be high until it has been seen, px. */
const ROW_PX = 84
/** Rows above and below those in sight. */
const BESIDE = 4

/**
 * The rows in sight, in a box that scrolls by itself, whatever scrolls around the element. A row that has the focus stays
 * in the page, so that the keyboard goes on from it.
 */
export function VirtualTable({ rows, row, frame, label }: VirtualTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    getItemKey: index => rows[index]?.id ?? index,
    overscan: BESIDE,
    useFlushSync: false,
    rangeExtractor(range) {
      const shown = defaultRangeExtractor(range)
      if (focused === null || focused >= rows.length || shown.includes(focused)) return shown
      return [...shown, focused].sort((one, other) => one - other)
    },
  })
  const items = virtual.getVirtualItems()
  let above = 0

  return (
    <section
      ref={box}
      className="scrolled"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard, too
      tabIndex={0}
      aria-label={label}
      onFocus={event => {
        const at = event.target.closest<HTMLElement>('tr[data-index]')
        setFocused(at ? Number(at.dataset.index) : null)
      }}
      onBlur={() => setFocused(null)}
    >
      {frame({
        rowCount: rows.length + 1,
        children: (
          <>
            {items.map(({ index, start, end, key }) => {
              const student = rows[index]
              const gap = start - above
              above = end
              return (
                student && [
                  gap > 0 && <Gap key={`gap ${key}`} height={gap} />,
                  row(student, { index, measure: virtual.measureElement }),
                ]
              )
            })}
            <Gap height={Math.max(0, virtual.getTotalSize() - above)} />
          </>
        ),
      })}
    </section>
  )
}

/** As high as the rows that are not in the page. */
// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is no row of the table
const Gap = ({ height }: { height: number }) => <tr role="none" className="gap" style={{ height }} />

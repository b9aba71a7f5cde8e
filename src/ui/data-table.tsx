import { type CSSProperties, type MouseEvent, memo, type ReactNode, useMemo, useState } from 'react'
import sheet from './data-table.css?inline'
import { Icon } from './icon.tsx'
import { chevronDown, chevronUp, sort as sortIcon } from './icons.ts'
import { Skeleton } from './skeleton.tsx'
import { useSheet } from './style-root.ts'
import { tableRoles } from './table-roles.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Order of two rows, ascending; a column with one has a head that sorts. */
  compare?: (a: Row, b: Row) => number
  /**
   * Share of the width, the same unit in all columns: '30%' or '2fr', scaled so that the columns shown fill the
   * table; or a fixed '160px'. `1fr` by default.
   */
  width?: `${number}${'%' | 'fr' | 'px'}`
  align?: 'start' | 'end'
}

export interface Sorting {
  column: string
  direction: 'ascending' | 'descending'
}

export interface DataTableProps<Row> {
  /** Name of the table for assistive technology. */
  label: string
  /** Kept by the caller between renders (a constant, or `useMemo`), so that rows that did not change rest. */
  columns: readonly Column<Row>[]
  /** `undefined` while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  /** Makes the first cell a link that can be pressed anywhere on its row; takes what `widget.link()` gives. */
  link?: (row: Row) => { href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }
  /** How the rows are sorted at first; as given without one. */
  sortedBy?: Sorting
  /** Shown in place of the rows where there are none. */
  empty?: ReactNode
  /** What assistive technology hears while loading. */
  loadingLabel: string
  /** Rows of the skeleton, 5 by default. */
  skeletonRows?: number
}

/** Rows in columns; under 640 px of its own width each row is a card. Rows open by a real link. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  useSheet(sheet)
  const { label, columns, rows, rowKey, link, empty, loadingLabel, skeletonRows = 5 } = props
  const [sorting, setSorting] = useState(props.sortedBy)
  const sorted = useMemo(() => sort(rows ?? [], columns, sorting), [rows, columns, sorting])
  const loading = rows === undefined
  // rows are grids of the same tracks, not parts of one table layout: those out of sight cost the browser nothing
  const tracks = columns.map(trackOf).join(' ')

  return (
    <div className="cx-table-box">
      <VisuallyHidden live>{loading && loadingLabel}</VisuallyHidden>
      <table
        {...tableRoles.table}
        className="cx-table"
        style={{ '--_table-tracks': tracks } as CSSProperties}
        aria-label={label}
        aria-busy={loading || undefined}
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map(column => (
              <Head key={column.id} column={column} sorting={sorting} onSort={setSorting} />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {loading && <SkeletonRows columns={columns} count={skeletonRows} />}
          {sorted.map(row => (
            <BodyRow key={rowKey(row)} row={row} columns={columns} link={link} />
          ))}
        </tbody>
      </table>
      {!loading && rows.length === 0 && empty}
    </div>
  )
}

function trackOf({ width = '1fr' }: { width?: string }): string {
  return width.endsWith('px') ? width : `minmax(0, ${width.replace('%', 'fr')})`
}

function sort<Row>(rows: readonly Row[], columns: readonly Column<Row>[], by: Sorting | undefined) {
  const compare = columns.find(column => column.id === by?.column)?.compare
  if (!compare) return rows
  return rows.toSorted(by?.direction === 'descending' ? (a, b) => compare(b, a) : compare)
}

interface HeadProps<Row> {
  column: Column<Row>
  sorting: Sorting | undefined
  onSort: (next: Sorting) => void
}

function Head<Row>({ column, sorting, onSort }: HeadProps<Row>) {
  const shared = { ...tableRoles.head, className: `cx-table-${column.align ?? 'start'}` }
  if (!column.compare) return <th {...shared}>{column.header}</th>
  const direction = sorting?.column === column.id ? sorting.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th {...shared} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="cx-table-sort"
        onClick={() => onSort({ column: column.id, direction: next })}
      >
        {column.header}
        <Icon path={direction ? (direction === 'ascending' ? chevronUp : chevronDown) : sortIcon} size={16} />
      </button>
    </th>
  )
}

type RowProps<Row> = { row: Row; columns: readonly Column<Row>[]; link: DataTableProps<Row>['link'] }

function PlainRow<Row>({ row, columns, link }: RowProps<Row>) {
  return (
    <tr {...tableRoles.row} className={link && 'cx-table-opens'}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          {...tableRoles.cell}
          className={`cx-table-${column.align ?? 'start'}`}
          data-label={index > 0 ? column.header : undefined}
        >
          {index === 0 && link ? (
            <a className="cx-table-link" {...link(row)}>
              {column.cell(row)}
            </a>
          ) : (
            <div className="cx-table-cell">{column.cell(row)}</div>
          )}
        </td>
      ))}
    </tr>
  )
}

const BodyRow = memo(PlainRow) as typeof PlainRow

function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton are all the same
    <tr key={row} {...tableRoles.row} aria-hidden>
      {columns.map((column, index) => (
        <td key={column.id} {...tableRoles.cell}>
          <Skeleton width={index === 0 ? `${90 - ((row * 17) % 40)}%` : '60%'} height={18} />
        </td>
      ))}
    </tr>
  ))
}

import type { ImportRow } from '../../../contract/entities/student-import.ts'
import { studentNameIssues } from '../../../contract/rules/student-names.ts'
import { common } from '../../../core/messages/common.ts'
import { studentFiles as t } from '../../../core/messages/student-files.ts'
import type { CheckedList } from '../../../core/students/student-import.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Notice } from '../../../ui/notice.tsx'

export const countOf = ({ rows }: CheckedList, outcome: ImportRow['outcome']): number =>
  rows.filter(row => row.outcome === outcome).length

const empty = <span className="student-file-quiet">{t.none}</span>

/** What becomes of a row, or what is wrong with it, each part by its name. */
function Result({ row }: { row: ImportRow }) {
  const { first_name, last_initial, row: whole } = row.errors
  const faults = [
    first_name && `${t.atPart.first_name}: ${first_name}`,
    last_initial && `${t.atPart.last_initial}: ${last_initial}`,
    whole,
  ].filter(Boolean)
  if (faults.length === 0)
    return (
      <span className={row.outcome === 'new' ? undefined : 'student-file-quiet'}>
        {t.outcomes[row.outcome]}
      </span>
    )
  return (
    <span className="student-file-fault">
      {faults.map(fault => (
        <span key={fault} className="student-file-line">
          {fault}
        </span>
      ))}
    </span>
  )
}

const columns: readonly Column<ImportRow>[] = [
  { id: 'row', header: t.row, cell: ({ row }) => row, width: '64px' },
  { id: 'first', header: t.firstName, cell: ({ first_name }) => first_name || empty, width: '3fr' },
  { id: 'last', header: t.lastInitial, cell: ({ last_initial }) => last_initial || empty, width: '2fr' },
  { id: 'result', header: t.result, cell: row => <Result row={row} />, width: '4fr' },
]

/** A list that was read, row by row, and what it comes to; nobody has been added. */
export function CheckedRows({ list }: { list: CheckedList }) {
  const [added, there, faults] = [countOf(list, 'new'), countOf(list, 'there'), countOf(list, 'fault')]
  const isFaulty = faults > 0
  const heading = list.rows.find(({ outcome }) => outcome === 'ignored')
  // a heading is seldom a good name: who stands there may be the first student
  const isSomebody = heading !== undefined && Object.keys(studentNameIssues(heading, false)).length === 0
  return (
    <>
      <Notice tone={isFaulty ? 'danger' : added > 0 ? 'success' : 'warning'}>
        {list.hint && <p>{list.hint}</p>}
        {isFaulty && <p>{t.faults(faults)}</p>}
        {!isFaulty && <p>{added > 0 ? t.willAdd(added) : t.nobodyNew}</p>}
        {isSomebody && <p>{t.leftOut(heading.row, `${heading.first_name} ${heading.last_initial}`)}</p>}
        {added > 0 && there > 0 && <p>{t.there(there)}</p>}
      </Notice>
      <DataTable
        label={t.preview(list.name)}
        columns={columns}
        rows={list.rows}
        rowKey={({ row }) => row}
        loadingLabel={common.loading}
      />
    </>
  )
}

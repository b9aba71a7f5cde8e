import { useCallback, useState } from 'react'
import type { Student } from '../../../contract/entities/student.ts'
import { STUDENT_ROWS_WHOLE_MAX } from '../../../contract/limits/students.ts'
import { needsApproval } from '../../../core/students/approval.ts'
import { laterView } from '../../../parts/later-view.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import type { ListContext } from './list-context.ts'
import { StudentRow, type StudentRowProps } from './student-row.tsx'
import { TableFrame, tableLabel } from './table-frame.tsx'
import type { VirtualTableProps } from './virtual-table.tsx'

const virtualTable = laterView<VirtualTableProps>(
  async () => (await import('./virtual-table.tsx')).VirtualTable,
)

interface StudentTableProps {
  rows: readonly Student[]
  chosen: Readonly<Record<number, boolean>>
  context: ListContext
}

/** A row for each student. Up to 200 are all in the page, where its own search finds them; of more those in sight are. */
export function StudentTable({ rows, chosen, context }: StudentTableProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback((id: number) => {
    setOpened(before => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const row = (student: Student, place: Pick<StudentRowProps, 'index' | 'measure'> = {}) => (
    <StudentRow
      key={student.id}
      student={student}
      needs={context.rights.isYoung || needsApproval(student, chosen)}
      isOpen={opened.has(student.id)}
      onToggle={toggle}
      context={context}
      {...place}
    />
  )
  if (rows.length <= STUDENT_ROWS_WHOLE_MAX) {
    return <TableFrame context={context}>{rows.map(student => row(student))}</TableFrame>
  }
  return (
    <Loaded list={virtualTable} height={400}>
      {View => (
        <View
          rows={rows}
          row={row}
          frame={props => <TableFrame context={context} {...props} />}
          label={tableLabel(context)}
        />
      )}
    </Loaded>
  )
}

import { memo, useCallback, useMemo } from 'react'
import type { ClassroomListItem } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { homeName } from '../../../core/classrooms/home-name.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import type { ClassroomListHandle } from '../types.ts'
import { Code, Completion, Partner, Status } from './cells.tsx'

export interface ClassroomsViewProps {
  /** `undefined` while loading. */
  classrooms: readonly ClassroomListItem[] | undefined
  user: User
  widget: ClassroomListHandle
}

/** With widths, so that nothing moves when the rows come in. */
const columns: readonly Column<ClassroomListItem>[] = [
  { id: 'name', header: t.name, width: '38%', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'status', header: t.status, width: '160px', cell: classroom => <Status classroom={classroom} /> },
  { id: 'code', header: t.code, width: '160px', cell: classroom => <Code classroom={classroom} /> },
  {
    id: 'completion',
    header: t.completion,
    width: '24%',
    cell: classroom => <Completion classroom={classroom} />,
  },
]

const partner: Column<ClassroomListItem> = {
  id: 'partner',
  header: t.partner,
  width: '26%',
  cell: classroom => <Partner classroom={classroom} />,
}

/** List View. Independent teachers have no global partner, and no column for one (P1 §6). */
export const ListTable = memo(function ListTable({ classrooms, user, widget }: ClassroomsViewProps) {
  const hasPartners = !isIndependent(user)
  const shown = useMemo(() => (hasPartners ? [...columns, partner] : columns), [hasPartners])
  const link = useCallback(
    ({ id }: ClassroomListItem) => widget.link('classroom', { classroomId: id }),
    [widget],
  )
  return (
    <DataTable
      label={homeName(user)}
      columns={shown}
      rows={classrooms}
      rowKey={({ id }) => id}
      link={link}
      loadingLabel={common.loading}
    />
  )
})

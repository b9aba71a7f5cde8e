import { atom } from 'nanostores'
import type { Query } from '../../contract/endpoints/all.ts'
import {
  defaultExportColumns,
  type ExportColumn,
  exportColumns,
} from '../../contract/rules/export-columns.ts'
import { studentListFile } from '../../contract/rules/student-list-file.ts'
import { createFileExport } from '../exports/file-export.ts'
import { download } from '../files/download.ts'
import { studentFiles as t } from '../messages/student-files.ts'

const KEY = 'GET /api/teacher/classrooms/{id}/students/export'

/** What the list is asked for, which the file is asked for too. */
export type ExportQuery = Omit<Query<typeof KEY>, 'columns'>

/** The students of a classroom as a file with chosen columns; `save` gives it to the person. */
export function createStudentExport(
  classroomId: number,
  query: ExportQuery,
  save: (file: Blob, name: string) => void,
) {
  const $columns = atom<ReadonlySet<ExportColumn>>(new Set(defaultExportColumns))
  const { $progress, send, start, read } = createFileExport({
    ask(signal) {
      const columns = exportColumns.filter(column => $columns.get().has(column)).join(',')
      return download(KEY, { ...query, columns }, { params: { id: classroomId }, signal })
    },
    save: file => save(file, studentListFile.exported),
    failed: t.exportFailed,
  })

  function choose(column: ExportColumn, isChosen: boolean): void {
    const next = new Set($columns.get())
    if (isChosen) next.add(column)
    else next.delete(column)
    $columns.set(next)
    read()
  }

  return { $columns, $progress, choose, send, start }
}

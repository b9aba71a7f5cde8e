import { atom } from 'nanostores'
import type { Query } from '../../contract/endpoints/all.ts'
import {
  defaultExportColumns,
  type ExportColumn,
  exportColumns,
} from '../../contract/rules/export-columns.ts'
import { studentListFile } from '../../contract/rules/student-list-file.ts'
import { download } from '../files/download.ts'
import { explainFailure } from '../http/explain-failure.ts'
import { CallFailure } from '../http/failure.ts'
import { studentFiles as t } from '../messages/student-files.ts'

const KEY = 'GET /api/teacher/classrooms/{id}/students/export'

/** What the list is asked for, which the file is asked for too. */
export type ExportQuery = Omit<Query<typeof KEY>, 'columns'>

export type ExportProgress =
  | { at: 'choosing' | 'exporting' | 'exported' }
  | { at: 'failed'; reason: string; again: boolean }

/** The students of a classroom as a file with chosen columns; `save` gives it to the person. */
export function createStudentExport(
  classroomId: number,
  query: ExportQuery,
  save: (file: Blob, name: string) => void,
) {
  const $columns = atom<ReadonlySet<ExportColumn>>(new Set(defaultExportColumns))
  const $progress = atom<ExportProgress>({ at: 'choosing' })
  const calls = new AbortController()

  function choose(column: ExportColumn, isChosen: boolean): void {
    const next = new Set($columns.get())
    if (isChosen) next.add(column)
    else next.delete(column)
    $columns.set(next)
    $progress.set({ at: 'choosing' })
  }

  async function send(): Promise<void> {
    if ($progress.get().at === 'exporting') return
    const columns = exportColumns.filter(column => $columns.get().has(column)).join(',')
    $progress.set({ at: 'exporting' })
    try {
      const options = { params: { id: classroomId }, signal: calls.signal }
      save(await download(KEY, { ...query, columns }, options), studentListFile.exported)
      $progress.set({ at: 'exported' })
    } catch (error) {
      if (error instanceof CallFailure && error.kind === 'aborted') return
      $progress.set({ at: 'failed', ...explainFailure(error, t.exportFailed) })
    }
  }

  return { $columns, $progress, choose, send, close: () => calls.abort() }
}

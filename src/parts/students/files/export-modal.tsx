import { useEffect, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { exportColumns } from '../../../contract/rules/export-columns.ts'
import { common } from '../../../core/messages/common.ts'
import { studentFiles as t } from '../../../core/messages/student-files.ts'
import { createStudentExport, type ExportQuery } from '../../../core/students/student-export.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { download } from '../../../ui/file-icons.ts'
import { Modal } from '../../../ui/modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { saveFile } from '../../save-file.ts'
import sheet from './files.css?inline'

export interface ExportModalProps {
  classroom: Pick<Classroom, 'id'>
  /** What the list is asked for now. */
  query: ExportQuery
  onClose: () => void
}

/** Gives the students that the list shows as an xlsx file, with chosen columns (P3 §9). Open while it is rendered. */
export function ExportModal({ classroom, query, onClose }: ExportModalProps) {
  useSheet(sheet)
  const [store] = useState(() => createStudentExport(classroom.id, query, saveFile))
  const columns = useStore(store.$columns)
  const progress = useStore(store.$progress)
  useEffect(() => store.start(), [store])
  const isDone = progress.at === 'exported'

  return (
    <Modal
      open
      size="medium"
      title={t.exportTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{isDone ? common.close : common.cancel}</Button>
          <Button
            variant="primary"
            icon={download}
            disabled={columns.size === 0}
            busy={progress.at === 'exporting'}
            busyLabel={t.exporting}
            onClick={() => void store.send()}
          >
            {progress.at === 'failed' && progress.again ? common.retry : t.export}
          </Button>
        </>
      }
    >
      <div className="student-file">
        <p>{t.exportHint}</p>
        <fieldset className="student-file-columns">
          <legend>{t.columns}</legend>
          {exportColumns.map(column => (
            <Checkbox
              key={column}
              label={t.column[column]}
              checked={columns.has(column)}
              onChange={isChosen => store.choose(column, isChosen)}
            />
          ))}
        </fieldset>
        {columns.size === 0 && (
          <Notice tone="warning">
            <p>{t.noColumn}</p>
          </Notice>
        )}
        {progress.at === 'failed' && (
          <Notice tone="danger">
            <p>{progress.reason}</p>
          </Notice>
        )}
        {isDone && (
          <Notice tone="success">
            <p>{t.exported}</p>
          </Notice>
        )}
      </div>
    </Modal>
  )
}

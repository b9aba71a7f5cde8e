import { useEffect, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { ImportedStudent } from '../../../contract/entities/student-import.ts'
import { common } from '../../../core/messages/common.ts'
import { studentFiles as t } from '../../../core/messages/student-files.ts'
import { createStudentImport } from '../../../core/students/student-import.ts'
import { useStore } from '../../../core/use-store.ts'
import { BusyBar } from '../../../ui/busy-bar.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { useAskBeforeLeaving } from '../use-ask-before-leaving.ts'
import { useShownOnce } from '../use-shown-once.tsx'
import { CheckedRows } from './checked-rows.tsx'
import { ChooseList } from './choose-list.tsx'
import sheet from './files.css?inline'
import { FirstPasswords } from './first-passwords.tsx'
import { ImportActions } from './import-actions.tsx'
import { NoStudents } from './no-students.tsx'

export interface ImportModalProps {
  classroom: Pick<Classroom, 'id'>
  /** Address of the student site, by the brand (core/brand/student-site.ts). */
  portal: string
  /** These were added; the modal stays, since it shows their first passwords. */
  onImported: (students: readonly ImportedStudent[]) => void
  onClose: () => void
}

/**
 * Imports a list of students (P3 §5 Import file, §8): a file is chosen, read without adding anybody, shown row by row
 * with what is wrong at its row, and imported. Open while it is rendered.
 */
export function ImportModal({ classroom, portal, onImported, onClose }: ImportModalProps) {
  useSheet(sheet)
  const [store] = useState(() => createStudentImport(classroom.id, onImported))
  const progress = useStore(store.$progress)
  const ignoresFirst = useStore(store.$ignoresFirst)
  const once = useShownOnce(t.closeUnsaved, progress.at === 'imported')
  useEffect(() => store.close, [store])
  // what is under way ends with passwords, which are shown once
  useAskBeforeLeaving(progress.at === 'importing')

  if (progress.at === 'empty')
    return <NoStudents {...progress} onRetry={store.retry} onClose={store.startOver} />

  const isImported = progress.at === 'imported'
  // what is under way ends by itself; what is shown once is not closed by a slip
  function close(): void {
    if (isImported) once.ask(onClose)
    else if (progress.at !== 'importing') onClose()
  }
  return (
    <>
      <Modal
        open
        size="large"
        title={t.importTitle}
        onClose={close}
        closeLabel={common.close}
        actions={<ImportActions store={store} progress={progress} onClose={close} />}
      >
        <div className="student-file">
          {progress.at === 'choosing' && <ChooseList issue={progress.issue} onFile={store.choose} />}
          {progress.at === 'checking' && (
            <>
              <p role="status">{t.checking(progress.name)}</p>
              <BusyBar label={t.checking(progress.name)} />
            </>
          )}
          {(progress.at === 'checked' || progress.at === 'importing') && <CheckedRows list={progress.list} />}
          {isImported && (
            <FirstPasswords
              students={progress.students}
              portal={portal}
              done={t.imported(progress.students.length)}
              once={t.passwordsOnce}
              onKept={once.keep}
            />
          )}
          {!isImported && (
            <Checkbox
              label={t.ignoreFirst}
              hint={t.ignoreFirstHint}
              checked={ignoresFirst}
              disabled={progress.at === 'importing'}
              onChange={store.setIgnoresFirst}
            />
          )}
        </div>
      </Modal>
      {once.question}
    </>
  )
}

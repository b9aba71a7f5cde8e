import { common } from '../../../core/messages/common.ts'
import { studentFiles as t } from '../../../core/messages/student-files.ts'
import type { ImportProgress, StudentImport } from '../../../core/students/student-import.ts'
import { Button } from '../../../ui/button.tsx'
import { countOf } from './checked-rows.tsx'

interface ImportActionsProps {
  store: StudentImport
  progress: ImportProgress
  onClose: () => void
}

/** The buttons under an import, the last one the one to press. */
export function ImportActions({ store, progress, onClose }: ImportActionsProps) {
  if (progress.at === 'imported')
    return (
      <Button variant="primary" onClick={onClose}>
        {t.done}
      </Button>
    )
  if (progress.at !== 'checked' && progress.at !== 'importing')
    return <Button onClick={onClose}>{common.cancel}</Button>
  const count = countOf(progress.list, 'new')
  const isReady = count > 0 && countOf(progress.list, 'fault') === 0
  const isBusy = progress.at === 'importing'
  return (
    <>
      <Button disabled={isBusy} onClick={store.startOver}>
        {t.chooseOther}
      </Button>
      <Button
        variant="primary"
        disabled={!isReady}
        busy={isBusy}
        busyLabel={t.importing}
        onClick={() => void store.send()}
      >
        {t.import(count)}
      </Button>
    </>
  )
}

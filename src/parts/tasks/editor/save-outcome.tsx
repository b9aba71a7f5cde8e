import { common } from '../../../core/messages/common.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import type { TaskEditorStore } from '../../../core/tasks/task-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import { ConflictModal } from './conflict-modal.tsx'
import type { TaskControls } from './field-props.ts'

interface SaveOutcomeProps {
  editor: TaskEditorStore
  controls: TaskControls
  onSave: () => void
  /** It is saved, and that was read. */
  onDone: () => void
  /** The exchange has expired meanwhile, and that was read. */
  onExpired: () => void
}

/** What came of saving a task. */
export function SaveOutcome({ editor, controls, onSave, onDone, onExpired }: SaveOutcomeProps) {
  const { progress } = controls
  const { close } = editor.form
  if (progress.at === 'done') {
    const goOn = () => {
      close()
      onDone()
    }
    return (
      <MessageModal title={t.savedTitle} onClose={goOn} labels={common}>
        <p>{t.saved}</p>
      </MessageModal>
    )
  }
  if (progress.at !== 'failed') return null
  const { failure } = progress
  if (failure.why === 'changed') {
    return (
      <ConflictModal
        // another save that came between is another question
        key={failure.theirs.version}
        differences={editor.differences(failure.theirs)}
        onClose={close}
        onTakeTheirs={() => editor.takeTheirs(failure.theirs)}
        onMerge={chosen => {
          editor.merge(failure.theirs, chosen)
          onSave()
        }}
      />
    )
  }
  if (failure.why === 'gone') {
    const saveAsNew = () => {
      editor.beNew()
      onSave()
    }
    return (
      <MessageModal
        title={t.goneTitle}
        onClose={close}
        labels={common}
        actions={
          <>
            <Button onClick={close}>{common.cancel}</Button>
            <Button variant="primary" onClick={saveAsNew} autoFocusInModal>
              {t.saveAsNew}
            </Button>
          </>
        }
      >
        <p>{t.goneKept}</p>
      </MessageModal>
    )
  }
  const isExpired = failure.why === 'expired'
  return (
    <FailureModal
      title={t.failedTitle}
      reason={failure.reason}
      onClose={() => {
        close()
        if (isExpired) onExpired()
      }}
      onRetry={failure.why === 'call' && failure.again ? onSave : undefined}
      labels={common}
    />
  )
}

import { useState } from 'react'
import { common } from '../../../core/messages/common.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureModal, MessageModal } from '../../../ui/message-modal.tsx'
import { createAssistantRemoval } from './assistant-removal.ts'

export interface RemoveAssistantProps {
  classroomId: number
  name: string
  onRemoved: () => void
  /** It was not removed: nobody wanted to, or it may be otherwise in the classroom by now. */
  onClose: (failed: boolean) => void
}

/** Asks whether an assistant is to be removed, and says what went wrong. */
export function RemoveAssistant({ classroomId, name, onRemoved, onClose }: RemoveAssistantProps) {
  const [removal] = useState(() => createAssistantRemoval(classroomId))
  const state = useStore(removal.$state)
  const busy = state.at === 'removing'

  async function remove(): Promise<void> {
    if (await removal.remove()) onRemoved()
  }
  function leave(): void {
    if (!busy) onClose(state.at === 'failed')
  }

  if (state.at === 'failed') {
    return (
      <FailureModal
        title={t.removeTitle}
        reason={state.reason}
        onClose={leave}
        onRetry={state.again ? remove : undefined}
        labels={common}
      />
    )
  }
  return (
    <MessageModal
      title={t.removeTitle}
      onClose={leave}
      labels={common}
      actions={
        <>
          <Button onClick={leave} autoFocusInModal>
            {common.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={t.removing} onClick={remove}>
            {t.removeAssistant}
          </Button>
        </>
      }
    >
      <p>{t.removeQuestion(name)}</p>
    </MessageModal>
  )
}

import { useState } from 'react'
import { common } from '../../../core/messages/common.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { useStore } from '../../../core/use-store.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { FailureModal } from '../../../ui/message-modal.tsx'
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
    <ConfirmModal
      title={t.removeTitle}
      confirm={t.removeAssistant}
      onConfirm={remove}
      isDanger
      busy={busy}
      busyLabel={t.removing}
      onClose={leave}
      labels={common}
    >
      <p>{t.removeQuestion(name)}</p>
    </ConfirmModal>
  )
}

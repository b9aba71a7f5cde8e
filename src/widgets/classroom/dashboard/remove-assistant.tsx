import { useState } from 'react'
import type { TeacherAssistant } from '../../../contract/entities/classroom.ts'
import { assistants as t } from '../../../core/messages/assistants.ts'
import { common } from '../../../core/messages/common.ts'
import { useStore } from '../../../core/use-store.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { FailureModal } from '../../../ui/message-modal.tsx'
import { createAssistantRemoval } from './assistant-removal.ts'

export interface RemoveAssistantProps {
  classroomId: number
  /** Who was shown when the question was asked. */
  assistant: TeacherAssistant
  /** `said` tells that they are. */
  onRemoved: (said: string) => void
  /** It was not removed: nobody wanted to, or it may be otherwise in the classroom by now. */
  onClose: (failed: boolean) => void
}

/** Asks whether an assistant is to be removed, and says what went wrong. */
export function RemoveAssistant({ classroomId, assistant, onRemoved, onClose }: RemoveAssistantProps) {
  const [removal] = useState(() => createAssistantRemoval(classroomId, assistant.email))
  const state = useStore(removal.$state)
  const busy = state.at === 'removing'

  async function remove(): Promise<void> {
    if (await removal.remove()) onRemoved(t.isNoAssistant(assistant.full_name))
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
      confirm={t.remove}
      onConfirm={remove}
      isDanger
      busy={busy}
      busyLabel={t.removing}
      onClose={leave}
      labels={common}
    >
      <p>{t.removeQuestion(assistant.full_name)}</p>
    </ConfirmModal>
  )
}

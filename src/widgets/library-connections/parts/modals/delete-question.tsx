import { useState } from 'react'
import type { LibraryConnectionRequest } from '../../../../contract/entities/library-connection-request.ts'
import { createRequestDeletion } from '../../../../core/libraries/request-deletion.ts'
import { common } from '../../../../core/messages/common.ts'
import { libraryRequestForm as t } from '../../../../core/messages/library-request-form.ts'
import { useStore } from '../../../../core/use-store.ts'
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx'
import { FailureModal } from '../../../../ui/message-modal.tsx'

interface DeleteQuestionProps {
  request: LibraryConnectionRequest
  onDeleted: () => void
  onClose: () => void
}

/** Asks before one's own request is deleted (P2 §4 Library request). */
export function DeleteQuestion({ request, onDeleted, onClose }: DeleteQuestionProps) {
  const { id, status, classroom_name } = request
  const [deletion] = useState(() => createRequestDeletion(id, onDeleted))
  const state = useStore(deletion.$state)
  if (state.at === 'failed') {
    return (
      <FailureModal
        title={t.deleteTitle}
        reason={state.reason}
        onClose={onClose}
        onRetry={state.again ? deletion.confirm : undefined}
        labels={common}
      />
    )
  }
  const busy = state.at === 'sending'
  return (
    <ConfirmModal
      title={t.deleteTitle}
      confirm={t.delete}
      isDanger
      onConfirm={deletion.confirm}
      onClose={() => busy || onClose()}
      busy={busy}
      busyLabel={t.deleting}
      labels={common}
    >
      <p>
        <bdi>{status === 'connected' ? t.deleteConnected(classroom_name) : t.deleteOpen(classroom_name)}</bdi>
      </p>
    </ConfirmModal>
  )
}

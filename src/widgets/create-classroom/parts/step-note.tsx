import { useState } from 'react'
import { common } from '../../../core/messages/common.ts'
import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import type { Creation } from '../store.ts'

interface StepNoteProps {
  creation: Creation
  busy: boolean
  onStartOver: () => void
}

/** Says that what is filled in is kept, until it is created, and lets it be forgotten, once that is confirmed. */
export function StepNote({ creation, busy, onStartOver }: StepNoteProps) {
  const isCreated = useStore(creation.$end) !== null
  const isChanged = useStore(creation.$isChanged)
  const [isAsked, ask] = useState(false)
  if (!isChanged) return null
  const close = () => ask(false)
  function startOver(): void {
    close()
    onStartOver()
  }
  return (
    <>
      <p className="cx-wizard-note">
        {!isCreated && t.kept} {/* what was created cannot be lost any more */}
        <Button
          variant="quiet"
          size="small"
          onClick={isCreated ? onStartOver : () => ask(true)}
          disabled={busy}
        >
          {t.startOver}
        </Button>
      </p>
      {isAsked && (
        <ConfirmModal
          title={t.startOverTitle}
          confirm={t.startOver}
          onConfirm={startOver}
          isDanger
          onClose={close}
          labels={common}
        >
          <p>{t.startOverQuestion}</p>
        </ConfirmModal>
      )}
    </>
  )
}

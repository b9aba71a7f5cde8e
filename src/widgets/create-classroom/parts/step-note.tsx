import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import type { Creation } from '../store.ts'

interface StepNoteProps {
  creation: Creation
  busy: boolean
  onStartOver: () => void
}

/** Says that what is filled in is kept, until it is created, and lets it be forgotten. */
export function StepNote({ creation, busy, onStartOver }: StepNoteProps) {
  const isCreated = useStore(creation.$end) !== null
  if (!useStore(creation.$isChanged)) return null
  return (
    <p className="cx-wizard-note">
      {!isCreated && t.kept}{' '}
      <Button variant="quiet" size="small" onClick={onStartOver} disabled={busy}>
        {t.startOver}
      </Button>
    </p>
  )
}

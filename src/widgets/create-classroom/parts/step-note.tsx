import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import type { Creation } from '../store.ts'

/** Says that what is filled in is kept, and lets it be forgotten. */
export function StepNote({ creation, busy }: { creation: Creation; busy: boolean }) {
  if (!useStore(creation.$isChanged)) return null
  return (
    <p className="cx-wizard-note">
      {t.kept}{' '}
      <Button variant="quiet" size="small" onClick={creation.startOver} disabled={busy}>
        {t.startOver}
      </Button>
    </p>
  )
}

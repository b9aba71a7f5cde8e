import { common } from '../../../core/messages/common.ts'
import { profileWizard as t } from '../../../core/messages/profile-wizard.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import type { Wizard } from '../store.ts'

/** Says whether what has been filled in is safe. */
export function Keeping({ wizard }: { wizard: Wizard }) {
  const state = useStore(wizard.$keeping)
  return (
    <p className="cx-wizard-note" role="status">
      {state === 'failed' ? (
        <>
          {t.notKept}{' '}
          <Button variant="quiet" size="small" onClick={wizard.keepNow}>
            {common.retry}
          </Button>
        </>
      ) : state === 'saving' ? (
        t.saving
      ) : (
        t.kept
      )}
    </p>
  )
}

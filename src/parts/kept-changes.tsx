import type { KeptChanges as Changes } from '../core/forms/keep-changes.ts'
import { keptChanges as t } from '../core/messages/kept-changes.ts'
import { useStore } from '../core/use-store.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says that what was changed and not saved is in the form again, with a way back to what is saved. */
export function KeptChanges({ changes, disabled = false }: { changes: Changes; disabled?: boolean }) {
  if (!useStore(changes.$areBack)) return null
  const discard = (
    <Button size="small" disabled={disabled} onClick={changes.discard}>
      {t.discard}
    </Button>
  )
  return <Notice action={discard}>{t.areBack}</Notice>
}

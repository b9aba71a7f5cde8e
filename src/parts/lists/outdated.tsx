import type { ReadableAtom } from 'nanostores'
import { common } from '../../core/messages/common.ts'
import { lists as t } from '../../core/messages/lists.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import sheet from './lists.css?inline'

interface OutdatedProps {
  /** Why it could not be asked for anew. */
  reason: string
  store: { $retrying: ReadableAtom<boolean>; retry: () => Promise<void> }
}

/** What is shown is from before: the last refresh has failed. */
export function Outdated({ reason, store }: OutdatedProps) {
  useSheet(sheet)
  const retrying = useStore(store.$retrying)
  return (
    <div className="outdated" role="status">
      {t.outdated} <VisuallyHidden>{reason}</VisuallyHidden>
      <Button variant="quiet" size="small" onClick={store.retry} busy={retrying} busyLabel={common.loading}>
        {common.retry}
      </Button>
    </div>
  )
}

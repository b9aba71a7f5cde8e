import { common } from '../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../core/messages/token-purchase.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Outline } from './outline.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'

interface WaitingProps extends Omit<SheetProps, 'children'> {
  /** Why what it waits for has not come; null while it is on its way. */
  reason: string | null
  onRetry: () => void
}

/** A step that is coming, or that did not come. */
export function Waiting({ reason, onRetry, ...sheet }: WaitingProps) {
  return (
    <Sheet {...sheet}>
      {reason === null ? (
        <Outline />
      ) : (
        <ErrorState
          heading="h3"
          title={t.loadFailed}
          text={reason}
          retryLabel={common.retry}
          onRetry={onRetry}
        />
      )}
    </Sheet>
  )
}

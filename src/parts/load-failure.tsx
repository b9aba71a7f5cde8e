import { useState } from 'react'
import { common } from '../core/messages/common.ts'
import { ErrorState, type ErrorStateProps } from '../ui/error-state.tsx'
import { Failure } from './failure.tsx'

interface LoadFailureProps extends Pick<ErrorStateProps, 'title' | 'heading' | 'busy'> {
  reason: string
  /** Where another attempt may help; what is told elsewhere already is not told in a modal. */
  onRetry?: (() => void) | undefined
}

/** What could not be loaded: told in a modal, once for each attempt (P2 §8), and in its place, which stays. */
export function LoadFailure({ title, heading = 'h3', reason, onRetry, busy = false }: LoadFailureProps) {
  const [isRead, setRead] = useState(false)
  const retry =
    onRetry &&
    (() => {
      setRead(false)
      onRetry()
    })
  return (
    <>
      <ErrorState
        heading={heading}
        title={title}
        text={reason}
        retryLabel={common.retry}
        {...(retry && { onRetry: retry })}
        busy={busy}
        busyLabel={common.loading}
      />
      {retry && (
        <Failure
          title={title}
          reason={isRead || busy ? null : reason}
          onClose={() => setRead(true)}
          onRetry={retry}
        />
      )}
    </>
  )
}

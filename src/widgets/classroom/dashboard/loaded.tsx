import { type ReactNode, useState } from 'react'
import { explainAgain } from '../../../core/http/explain-again.ts'
import type { LoadState } from '../../../core/http/load.ts'
import { common } from '../../../core/messages/common.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Failure } from '../../../parts/failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface LoadedProps<T> {
  state: LoadState<T>
  /** Of the section. */
  title: string
  /** What is said where nothing came and the server gives no reason. */
  failed: string
  outline: ReactNode
  onRetry: () => void
  busy: boolean
  children: (data: T) => ReactNode
}

/** What was asked for: coming, here, out of date, or not to be had, which is told in a modal, and stays with a retry. */
export function Loaded<T>({ state, title, failed, outline, onRetry, busy, children }: LoadedProps<T>) {
  // once for each attempt that somebody has made
  const [isTold, setTold] = useState(false)
  const data = state.at === 'loading' ? undefined : state.data
  if (data === undefined && state.at === 'failed') {
    const retry = () => {
      setTold(false)
      onRetry()
    }
    return (
      <>
        <ErrorState
          heading="h4"
          title={failed}
          retryLabel={common.retry}
          onRetry={retry}
          busy={busy}
          busyLabel={common.loading}
        />
        <Failure
          title={title}
          reason={isTold || busy ? null : explainAgain(state.error, failed)}
          onClose={() => setTold(true)}
          onRetry={retry}
        />
      </>
    )
  }
  return (
    <>
      <VisuallyHidden live>{data === undefined && common.loading}</VisuallyHidden>
      {data === undefined && outline}
      {state.at === 'failed' && (
        <div className="outdated" role="status">
          {t.outdated}
          <Button variant="quiet" size="small" onClick={onRetry} busy={busy} busyLabel={common.loading}>
            {common.retry}
          </Button>
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  )
}

import type { ReactNode } from 'react'
import type { LoadState } from '../../../core/http/load.ts'
import { common } from '../../../core/messages/common.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface LoadedProps<T> {
  state: LoadState<T>
  /** Of what stands there when nothing came. */
  title: string
  outline: ReactNode
  onRetry: () => void
  busy: boolean
  children: (data: T) => ReactNode
}

/** What was asked for: coming, here, out of date, or not to be had. */
export function Loaded<T>({ state, title, outline, onRetry, busy, children }: LoadedProps<T>) {
  const data = state.at === 'loading' ? undefined : state.data
  if (data === undefined && state.at === 'failed') {
    return (
      <ErrorState
        heading="h4"
        title={title}
        text={state.reason === title ? undefined : state.reason}
        retryLabel={common.retry}
        onRetry={onRetry}
        busy={busy}
        busyLabel={common.loading}
      />
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

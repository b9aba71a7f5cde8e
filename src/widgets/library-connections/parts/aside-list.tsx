import type { ReadableAtom } from 'nanostores'
import { type ReactNode, useState } from 'react'
import type { LoadState } from '../../../core/http/load.ts'
import { common } from '../../../core/messages/common.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { useStore } from '../../../core/use-store.ts'
import { Outdated } from '../../../parts/lists/outdated.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface AsideListProps<Row> {
  store: {
    $state: ReadableAtom<LoadState<Row[]>>
    $retrying: ReadableAtom<boolean>
    retry: () => Promise<void>
  }
  /** So many before Show all. */
  first: number
  /** Of the outline, px. */
  height: number
  /** In the place of rows where there are none. */
  nothing: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A short list beside the long one, in whatever state it is: the first of its rows, and the others on demand. */
export function AsideList<Row>({ store, first, height, nothing, children }: AsideListProps<Row>) {
  const state = useStore(store.$state)
  const retrying = useStore(store.$retrying)
  const [isWhole, setWhole] = useState(false)
  if (state.at === 'loading') {
    return (
      <>
        <VisuallyHidden live>{common.loading}</VisuallyHidden>
        <Skeleton shape="block" height={height} />
      </>
    )
  }
  const rows = state.data
  if (state.at === 'failed' && !rows) {
    const retry = (
      <Button size="small" onClick={store.retry} busy={retrying} busyLabel={common.loading}>
        {common.retry}
      </Button>
    )
    return (
      <Notice tone="danger" action={retry}>
        {state.reason}
      </Notice>
    )
  }
  if (!rows?.length) return nothing
  return (
    <>
      {state.at === 'failed' && <Outdated reason={state.reason} store={store} />}
      {children(isWhole ? rows : rows.slice(0, first))}
      {rows.length > first && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t.showFewer : t.showAll(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}

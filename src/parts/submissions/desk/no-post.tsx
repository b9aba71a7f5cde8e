import { review as t } from '../../../core/messages/review.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LoadFailure } from '../../load-failure.tsx'

interface NoPostProps {
  desk: DeskStore
  onClose: () => void
}

/** In the place of a submission: it is gone or could not be asked for, all have been deleted, or it is still coming. */
export function NoPost({ desk, onClose }: NoPostProps) {
  const isLeft = useStore(desk.posts.$posts).length > 0
  const shown = useStore(desk.$current)
  const search = useStore(desk.$search)
  const isGone = desk.posts.isGone(shown)
  const found = search.at !== 'none' && search.id === shown ? search : null
  if (found?.at === 'failed' && !isGone) {
    const { reason, again } = found
    return (
      <LoadFailure
        title={t.postFailed}
        reason={reason}
        onRetry={again ? () => desk.search(shown) : undefined}
      />
    )
  }
  const isComing = isLeft || (found && !desk.posts.isMade(shown))
  if (!isGone && isComing) return <Skeleton shape="block" height={320} />
  return (
    <EmptyState
      title={isGone ? t.goneTitle : t.nothingLeft}
      text={isGone && t.goneText}
      action={<Button onClick={onClose}>{submissions.toList}</Button>}
    />
  )
}

import { review as t } from '../../../core/messages/review.ts'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface NoPostProps {
  desk: DeskStore
  onClose: () => void
}

/** In the place of a submission: it is gone, all have been deleted, or it is still coming. */
export function NoPost({ desk, onClose }: NoPostProps) {
  const isLeft = useStore(desk.posts.$posts).length > 0
  const gone = useStore(desk.$gone)
  const shown = useStore(desk.$current)
  if (isLeft && gone !== shown) return <Skeleton shape="block" height={320} />
  return (
    <EmptyState
      title={isLeft ? t.goneTitle : t.nothingLeft}
      text={isLeft && t.goneText}
      action={<Button onClick={onClose}>{t.back}</Button>}
    />
  )
}

import { submissionList as t } from '../../../core/messages/submission-list.ts'
import type { SubmissionListStore } from '../../../core/submissions/submission-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { laterView } from '../../../parts/later-view.ts'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import type { DeskProps } from '../../../parts/submissions/desk/desk.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SubmissionsHandle } from '../types.ts'

const desk = laterView<DeskProps>(
  async () => (await import('../../../parts/submissions/desk/desk.tsx')).Desk,
  t.later,
)

/** Of its outline. */
const DESK_PX = 480

interface AtDeskProps extends Omit<DeskProps, 'posts' | 'changes' | 'widget'> {
  store: SubmissionListStore
  widget: SubmissionsHandle
}

/** One submission at its desk, in the place of the list; its code comes with the first one that is opened. */
export function AtDesk({ store, ...props }: AtDeskProps) {
  const list = useStore(store.$list)
  const retrying = useStore(store.$retrying)
  if (list.at === 'failed') {
    return <LoadFailure title={t.title} reason={list.reason} onRetry={store.retry} busy={retrying} />
  }
  // while the other side's are still on their way, those that are there are not meant
  if (list.at === 'loading' || list.question.isPartner !== props.isPartner)
    return <Skeleton shape="block" height={DESK_PX} />
  return (
    <Loaded list={desk} height={DESK_PX}>
      {Desk => <Desk {...props} posts={list.rows} changes={store.changes} />}
    </Loaded>
  )
}

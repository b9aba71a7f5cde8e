import { useMemo, useRef } from 'react'
import type { ReviewedClassroom } from '../../../contract/entities/reviewed-classroom.ts'
import type { Submission } from '../../../contract/entities/submission.ts'
import { common } from '../../../core/messages/common.ts'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import type { SubmissionListStore } from '../../../core/submissions/submission-list.ts'
import { withPrompts } from '../../../core/submissions/with-prompts.ts'
import { useStore } from '../../../core/use-store.ts'
import { laterView } from '../../../parts/later-view.ts'
import { Outdated } from '../../../parts/lists/outdated.tsx'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import type { DeskProps } from '../../../parts/submissions/desk/desk.tsx'
import { Button } from '../../../ui/button.tsx'
import { chevronLeft } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { SubmissionsHandle } from '../types.ts'

const desk = laterView<DeskProps>(
  async () => (await import('../../../parts/submissions/desk/desk.tsx')).Desk,
  t.later,
)

/** Of its outline. */
const DESK_PX = 480

interface AtDeskProps extends Omit<DeskProps, 'posts' | 'changes' | 'widget'> {
  store: SubmissionListStore
  tasks: ReviewedClassroom['tasks']
  widget: SubmissionsHandle
}

/**
 * One submission at its desk, in the place of the list; its code comes with the first one that is opened. A desk that is
 * open goes on with what was listed last, whatever becomes of the list: what is decided there must not be lost.
 */
export function AtDesk({ store, tasks, ...props }: AtDeskProps) {
  const list = useStore(store.$list)
  const retrying = useStore(store.$retrying)
  const listed = useRef<readonly Submission[]>(undefined)
  // while the other side's are still on their way, those that are there are not meant
  if ('rows' in list && list.question.isPartner === props.isPartner) listed.current = list.rows
  const rows = listed.current
  const posts = useMemo(() => rows && withPrompts(rows, tasks), [rows, tasks])
  if (!posts) {
    return (
      <>
        <div>
          <Button variant="quiet" size="small" icon={chevronLeft} onClick={props.onClose}>
            {submissions.toList}
          </Button>
        </div>
        {list.at === 'failed' ? (
          <LoadFailure
            title={t.title}
            heading="h2"
            reason={list.reason}
            onRetry={store.retry}
            busy={retrying}
          />
        ) : (
          <>
            <VisuallyHidden live>{common.loading}</VisuallyHidden>
            <Skeleton shape="block" height={DESK_PX} />
          </>
        )}
      </>
    )
  }
  return (
    <>
      {(list.at === 'failed' || list.at === 'outdated') && <Outdated reason={list.reason} store={store} />}
      <Loaded list={desk} height={DESK_PX}>
        {Desk => <Desk {...props} posts={posts} changes={store.changes} />}
      </Loaded>
    </>
  )
}

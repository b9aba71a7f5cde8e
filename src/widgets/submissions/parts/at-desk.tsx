import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { posterName } from '../../../core/submissions/poster-name.ts'
import type { SubmissionListStore } from '../../../core/submissions/submission-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { chevronLeft } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PostedOn, PostStatus, PostTask } from './post-parts.tsx'

interface AtDeskProps {
  store: SubmissionListStore
  current: number
  onBack: () => void
}

/** One submission in the place of the list. */
export function AtDesk({ store, current, onBack }: AtDeskProps) {
  const list = useStore(store.$list)
  const rows = 'rows' in list ? list.rows : undefined
  const post = rows?.find(({ id }) => id === current)
  return (
    <>
      <div>
        <Button variant="quiet" icon={chevronLeft} onClick={onBack}>
          {t.back}
        </Button>
      </div>
      <Card>
        {rows === undefined ? (
          <Skeleton shape="block" height={240} />
        ) : post ? (
          <article className="desk">
            <h3>
              <bdi>{posterName(post)}</bdi>
            </h3>
            <PostTask post={post} />
            <PostedOn post={post} />
            <PostStatus post={post} />
            {post.text !== null && <p dir="auto">{post.text}</p>}
          </article>
        ) : (
          <EmptyState title={t.goneTitle} text={t.gone} />
        )}
      </Card>
    </>
  )
}

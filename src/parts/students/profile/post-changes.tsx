import { type RefObject, useEffect, useRef } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import type { StudentPosts } from '../../../core/students/student-posts.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Failure } from '../../failure.tsx'

interface PostChangesProps {
  posts: StudentPosts
  found: readonly Submission[] | undefined
  /** Around the cards, each of which has its `data-post`. */
  list: RefObject<HTMLElement | null>
  /** A post has another status. */
  onChanged: () => void
}

/** The question before a post is changed, what came of it, and the way to undo it (P3 §4). */
export function PostChanges({ posts, found, list, onChanged }: PostChangesProps) {
  const change = useStore(posts.$change)
  const isSending = change.at === 'sending'
  useFocusAfter(posts, found, list)

  async function told(change: Promise<boolean>): Promise<void> {
    if (await change) onChanged()
  }
  return (
    <>
      {change.at === 'changed' && (
        <Notice
          tone="success"
          onDismiss={posts.leave}
          dismissLabel={t.dismiss}
          action={
            change.undo && (
              <Button size="small" onClick={() => told(posts.undo())}>
                {t.undo}
              </Button>
            )
          }
        >
          {t.changed(change.post.task_name, change.action)}
        </Notice>
      )}
      {(change.at === 'asking' || isSending) && (
        <ConfirmModal
          title={t.actions[change.action]}
          confirm={t.actions[change.action]}
          onConfirm={() => told(posts.send(change.post, change.action))}
          isDanger={change.action === 'deleted'}
          busy={isSending}
          busyLabel={t.changing}
          onClose={posts.leave}
          labels={common}
        >
          <p>
            <bdi>{change.post.task_name}</bdi>
          </p>
          <p>{t.statusQuestion(1, change.action)}</p>
        </ConfirmModal>
      )}
      <Failure
        title={change.at === 'failed' ? t.actions[change.action] : ''}
        reason={change.at === 'failed' ? change.reason : null}
        onClose={posts.leave}
        {...(change.at === 'failed' &&
          change.again && { onRetry: () => told(posts.send(change.post, change.action)) })}
      />
    </>
  )
}

/**
 * Once a post is changed, the button that asked for it may be gone: the focus goes to its card, or where that is deleted
 * to the one in its place.
 */
function useFocusAfter(
  posts: StudentPosts,
  found: readonly Submission[] | undefined,
  list: PostChangesProps['list'],
) {
  const change = useStore(posts.$change)
  /** Where the post was among the others before. */
  const place = useRef(-1)
  if (change.at === 'asking' || change.at === 'sending') {
    const index = found?.findIndex(({ id }) => id === change.post.id) ?? -1
    if (index >= 0) place.current = index
  }
  const changed = change.at === 'changed' ? change : null
  useEffect(() => {
    if (!changed) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])]
    const own = cards.find(({ dataset }) => dataset.post === String(changed.post.id))
    const target = own ?? cards[Math.min(place.current, cards.length - 1)] ?? list.current
    target?.focus()
  }, [changed, list])
}

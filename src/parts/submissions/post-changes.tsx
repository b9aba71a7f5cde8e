import { type RefObject, useEffect, useRef } from 'react'
import { common } from '../../core/messages/common.ts'
import { submissions as t } from '../../core/messages/submissions.ts'
import type { Changed, PostChangesStore } from '../../core/submissions/post-changes.ts'
import { useStore } from '../../core/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Failure } from '../failure.tsx'

interface PostChangesProps {
  changes: PostChangesStore
  found: readonly Changed[] | undefined
  /** Around the cards, each of which has its `data-post`. */
  list: RefObject<HTMLElement | null>
  /** Posts have another status. */
  onChanged: () => void
}

/** The question before posts are changed, what came of it, and the way to undo it (P3 §4). */
export function PostChanges({ changes, found, list, onChanged }: PostChangesProps) {
  const change = useStore(changes.$change)
  const isSending = change.at === 'sending'
  const [only, ...others] = change.at === 'none' ? [] : change.posts
  const one = others.length === 0 ? only : undefined
  useFocusAfter(changes, found, list)

  async function told(change: Promise<boolean>): Promise<void> {
    if (await change) onChanged()
  }
  return (
    <>
      {change.at === 'changed' && (
        <Notice
          tone="success"
          onDismiss={changes.leave}
          dismissLabel={t.dismiss}
          action={
            change.undo && (
              <Button size="small" onClick={() => told(changes.undo())}>
                {t.undo}
              </Button>
            )
          }
        >
          {one ? t.changed(one.task_name, change.action) : t.allChanged(change.posts.length, change.action)}
        </Notice>
      )}
      {(change.at === 'asking' || isSending) && (
        <ConfirmModal
          title={t.actions[change.action]}
          confirm={t.actions[change.action]}
          onConfirm={() => told(changes.send(change.posts, change.action))}
          isDanger={change.action === 'deleted'}
          busy={isSending}
          busyLabel={t.changing}
          onClose={changes.leave}
          labels={common}
        >
          {one && (
            <p>
              <bdi>{one.task_name}</bdi>
            </p>
          )}
          <p>{t.statusQuestion(change.posts.length, change.action)}</p>
          {change.action === 'deleted' && <p>{t.deletedForGood}</p>}
        </ConfirmModal>
      )}
      <Failure
        title={change.at === 'failed' ? t.actions[change.action] : ''}
        reason={change.at === 'failed' ? change.reason : null}
        onClose={changes.leave}
        {...(change.at === 'failed' &&
          change.again && { onRetry: () => told(changes.send(change.posts, change.action)) })}
      />
    </>
  )
}

/**
 * Once posts are changed, what asked for it may be gone: the focus goes to the card of the first of them, or where that
 * is not listed any more to the one in its place.
 */
function useFocusAfter(
  changes: PostChangesStore,
  found: PostChangesProps['found'],
  list: PostChangesProps['list'],
) {
  const change = useStore(changes.$change)
  /** Where the first of them was among the others before. */
  const place = useRef(-1)
  if (change.at === 'asking' || change.at === 'sending') {
    const index = found?.findIndex(({ id }) => change.posts.some(post => post.id === id)) ?? -1
    if (index >= 0) place.current = index
  }
  const changed = change.at === 'changed' ? change : null
  useEffect(() => {
    if (!changed) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])]
    const own = cards.find(({ dataset }) => changed.posts.some(({ id }) => String(id) === dataset.post))
    const target = own ?? cards[Math.max(0, Math.min(place.current, cards.length - 1))] ?? list.current
    target?.focus()
  }, [changed, list])
}

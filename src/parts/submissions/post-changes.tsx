import { type RefObject, useEffect, useRef } from 'react'
import { common } from '../../core/messages/common.ts'
import { submissions as t } from '../../core/messages/submissions.ts'
import type { Changed, PostChange, PostChangesStore } from '../../core/submissions/post-changes.ts'
import { useStore } from '../../core/use-store.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Failure } from '../failure.tsx'
import { OvertakenPosts } from './overtaken-posts.tsx'
import { UndoBar } from './undo-bar.tsx'

interface PostChangesProps {
  changes: PostChangesStore
  found: readonly Changed[] | undefined
  /** Around the cards, each of which has its `data-post`. */
  list: RefObject<HTMLElement | null>
  /** Posts have another status. */
  onChanged: (ids: number[]) => void
}

/** The question before posts are changed, what came of it, and the way to undo it (P3 §4). */
export function PostChanges({ changes, found, list, onChanged }: PostChangesProps) {
  const change = useStore(changes.$change)
  useFocusAfter(change, found, list)

  async function told(change: Promise<boolean>, posts: readonly Changed[]): Promise<void> {
    if (await change) onChanged(posts.map(({ id }) => id))
  }
  if (change.at === 'none') return null
  const { posts, action } = change
  const [only, ...others] = posts
  const undo = () => void told(changes.undo(), posts)
  const send = () => void told(changes.send(posts, action), posts)
  const isSending = change.at === 'sending'
  return (
    <>
      {(change.at === 'changed' || change.at === 'undoing' || change.at === 'undone') && (
        <UndoBar change={change} onUndo={undo} onHold={changes.hold} onDismiss={changes.leave} />
      )}
      {(change.at === 'asking' || isSending) && (
        <ConfirmModal
          title={t.actions[action]}
          confirm={t.actions[action]}
          onConfirm={send}
          isDanger={action === 'deleted'}
          busy={isSending}
          busyLabel={t.changing}
          onClose={changes.leave}
          labels={common}
        >
          {only && others.length === 0 && (
            <p>
              <bdi>{only.task_name}</bdi>
            </p>
          )}
          <p>{t.statusQuestion(posts.length, action)}</p>
        </ConfirmModal>
      )}
      {change.at === 'overtaken' && (
        <OvertakenPosts
          now={change.now}
          action={action}
          onAnyway={() => void told(changes.sendAnyway(), posts)}
          onClose={changes.leave}
        />
      )}
      {change.at === 'failed' && (
        <Failure
          title={change.undo ? t.undo : t.actions[action]}
          reason={change.reason}
          onClose={changes.leave}
          {...(change.again && { onRetry: change.undo ? undo : send })}
        />
      )}
    </>
  )
}

/**
 * Once posts are changed, what asked for it may be gone: the focus goes to the card of the first of them, or where that
 * is not listed any more to the one in its place.
 */
function useFocusAfter(change: PostChange, found: PostChangesProps['found'], list: PostChangesProps['list']) {
  /** Where the first of them was among the others before. */
  const place = useRef(-1)
  if (change.at === 'asking' || change.at === 'sending') {
    const index = found?.findIndex(({ id }) => change.posts.some(post => post.id === id)) ?? -1
    if (index >= 0) place.current = index
  }
  const changed = change.at === 'changed' || change.at === 'undone' ? change : null
  useEffect(() => {
    // what was decided at the desk is told beside what the person has come back to
    if (!changed || (changed.at === 'changed' && place.current < 0)) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-post]') ?? [])]
    const own = cards.find(({ dataset }) => changed.posts.some(({ id }) => String(id) === dataset.post))
    const target = own ?? cards[Math.max(0, Math.min(place.current, cards.length - 1))] ?? list.current
    target?.focus()
  }, [changed, list])
}

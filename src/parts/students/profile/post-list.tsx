import { useId, useRef, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { lists } from '../../../core/messages/lists.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { createStudentPosts, type PostKind } from '../../../core/students/student-posts.ts'
import { useStore } from '../../../core/use-store.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { LoadFailure } from '../../load-failure.tsx'
import { PostChanges } from '../../submissions/post-changes.tsx'
import { NoPosts } from './no-posts.tsx'
import { PostCard } from './post-card.tsx'
import { PostToolbar } from './post-toolbar.tsx'
import { useLed } from './use-led.ts'

interface PostListProps {
  kind: PostKind
  classroom: Classroom
  studentId: number
  /** The one that somebody is led to as soon as it is there. */
  postId: number | null
  productName: string
  onChanged: () => void
}

const outlines = ['first', 'second'] as const

/** Posts of a student, or what they have answered to others, as cards that can be selected. */
export function PostList({ kind, classroom, studentId, postId, productName, onChanged }: PostListProps) {
  const [posts] = useState(() => createStudentPosts(classroom.id, studentId, kind))
  const state = useStore(posts.$list)
  const status = useStore(posts.$status)
  const selected = useStore(posts.selection.$selected)
  const isRetrying = useStore(posts.$retrying)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const found = 'rows' in state ? state.rows : undefined
  const all = 'rows' in state && state.question === null ? state.rows : undefined
  const isReady = state.at === 'ready'
  const { isGone, readGone } = useLed({ postId, all, isReady, refresh: posts.refresh, list })
  const expiredId = classroom.status === 'expired' ? id : null
  const isChanging = state.at === 'changing'

  return (
    <div className="student-posts" ref={list} tabIndex={-1}>
      {isGone && (
        <Notice onDismiss={readGone} dismissLabel={lists.dismiss}>
          {t.postGone}
        </Notice>
      )}
      <PostChanges changes={posts.changes} found={found} list={list} onChanged={onChanged} />
      {expiredId !== null && (
        <p className="student-fine" id={expiredId}>
          {t.expired}
        </p>
      )}
      {/* where nothing is posted yet, there is nothing to choose among */}
      {(found?.length !== 0 || status !== null) && (
        <PostToolbar posts={posts} found={found ?? []} expiredId={expiredId} />
      )}
      <VisuallyHidden live>{(state.at === 'loading' || isChanging) && common.loading}</VisuallyHidden>
      {state.at === 'loading' && <Outline />}
      {state.at === 'failed' && (
        <LoadFailure title={t.postsFailed} reason={state.reason} onRetry={posts.retry} busy={isRetrying} />
      )}
      {state.at === 'outdated' && (
        <p className="student-outdated" role="status">
          {t.outdated}
        </p>
      )}
      {found?.length === 0 && (
        <NoPosts kind={kind} classroom={classroom} status={status} onShowAll={() => posts.filter(null)} />
      )}
      {found && found.length > 0 && (
        <ul
          className="student-post-list"
          aria-label={t.tabs[kind]}
          aria-busy={isChanging}
          data-changing={isChanging || undefined}
        >
          {found.map(post => (
            <li key={post.id}>
              <PostCard
                post={post}
                productName={productName}
                expiredId={expiredId}
                isSelected={selected.has(post.id)}
                onSelect={isSelected => posts.selection.select(post.id, isSelected)}
                onAsk={action => posts.changes.ask([post], action)}
                onReload={posts.refresh}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Outline = () => (
  <div className="student-post-list" aria-hidden="true">
    {outlines.map(name => (
      <Skeleton key={name} shape="block" height={220} />
    ))}
  </div>
)

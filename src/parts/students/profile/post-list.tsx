import { useEffect, useId, useRef, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Submission } from '../../../contract/entities/submission.ts'
import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { wordFor } from '../../../core/students/groups.ts'
import { createStudentPosts, type PostKind } from '../../../core/students/student-posts.ts'
import { useStore } from '../../../core/use-store.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { LoadFailure } from '../../load-failure.tsx'
import { PostCard } from './post-card.tsx'
import { PostChanges } from './post-changes.tsx'

interface PostListProps {
  kind: PostKind
  classroom: Classroom
  studentId: number
  /** The one that has the focus as soon as it is there. */
  postId: number | null
  productName: string
  onChanged: () => void
}

const outlines = ['first', 'second'] as const

/** Posts of a student, or what they have answered to others, as cards. */
export function PostList({ kind, classroom, studentId, postId, productName, onChanged }: PostListProps) {
  const [posts] = useState(() => createStudentPosts(classroom.id, studentId, kind))
  const state = useStore(posts.$state)
  const isRetrying = useStore(posts.$retrying)
  const list = useRef<HTMLDivElement>(null)
  const expiredId = useId()
  const found = state.at === 'loading' ? undefined : state.data
  const isThere = found?.some(({ id }) => id === postId) ?? false
  useEffect(() => {
    if (isThere) list.current?.querySelector<HTMLElement>(`[data-post="${postId}"]`)?.focus()
  }, [isThere, postId])
  const isExpired = classroom.status === 'expired'
  const word = wordFor(classroom)

  return (
    <div className="student-posts" ref={list} tabIndex={-1}>
      <PostChanges posts={posts} found={found} list={list} onChanged={onChanged} />
      {isExpired && (
        <p className="student-fine" id={expiredId}>
          {t.expired}
        </p>
      )}
      {state.at === 'loading' && <Outline />}
      {found === undefined && state.at === 'failed' && (
        <LoadFailure title={t.postsFailed} reason={state.reason} onRetry={posts.retry} busy={isRetrying} />
      )}
      {found && state.at === 'failed' && (
        <p className="student-outdated" role="status">
          {t.outdated}
        </p>
      )}
      {found?.length === 0 && (
        <EmptyState
          title={kind === 'videos' ? t.noVideos : t.noResponses}
          text={kind === 'videos' ? t.noVideosText[word] : t.noResponsesText[word]}
        />
      )}
      {found && found.length > 0 && (
        <ul className="student-post-list" aria-label={t.tabs[kind]}>
          {found.map((post: Submission) => (
            <li key={post.id}>
              <PostCard
                post={post}
                productName={productName}
                expiredId={isExpired ? expiredId : null}
                onAsk={action => posts.ask(post, action)}
                onReload={posts.refresh}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Outline() {
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <div className="student-post-list" aria-hidden="true">
        {outlines.map(name => (
          <Skeleton key={name} shape="block" height={220} />
        ))}
      </div>
    </>
  )
}

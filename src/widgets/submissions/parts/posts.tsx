import { useEffect, useRef, useState } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import type { ListView } from '../../../core/lists/view-choice.ts'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { Button } from '../../../ui/button.tsx'
import type { ListContext } from './list-context.ts'
import { PostCard } from './post-card.tsx'
import { PostRow } from './post-row.tsx'
import { PostTable } from './post-table.tsx'

interface PostsProps {
  rows: readonly Submission[]
  view: ListView
  selected: ReadonlySet<number>
  context: ListContext
}

/** So many come into the page at once; the next ones as the end of these comes near. */
const STEP = 100
const NEAR = '1200px'

/** The submissions as rows or as cards. */
export function Posts({ rows, view, selected, context }: PostsProps) {
  const [most, setMost] = useState(STEP)
  const end = useRef<HTMLDivElement>(null)
  const left = rows.length - most
  const isMore = left > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step the end is somewhere else
  useEffect(() => {
    if (!isMore || !end.current) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setMost(now => now + STEP)
      },
      { rootMargin: NEAR },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [isMore, most])
  const Item = view === 'grid' ? PostCard : PostRow
  const items = rows
    .slice(0, most)
    .map(post => <Item key={post.id} post={post} isSelected={selected.has(post.id)} context={context} />)
  return (
    <>
      {view === 'grid' ? (
        <ul className="cards" aria-label={t.title}>
          {items}
        </ul>
      ) : (
        <PostTable context={context}>{items}</PostTable>
      )}
      {isMore && (
        <div className="more" ref={end}>
          <Button onClick={() => setMost(most + STEP)}>{t.more(Math.min(left, STEP))}</Button>
        </div>
      )}
    </>
  )
}

import { memo, useEffect, useRef } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { review as t } from '../../../core/messages/review.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import { submissionTags } from '../../../core/students/submission-tags.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { Icon } from '../../../ui/icon.tsx'
import { eye } from '../../../ui/icons.ts'
import { StatusTag } from '../../../ui/tag.tsx'

interface DeskListProps {
  posts: readonly Submission[]
  current: number
  onShow: (id: number) => void
}

/** A row has its own height only once it is drawn, which moves those that come into sight with it. */
const FRAMES_UNTIL_DRAWN = 3

/** All posts of the desk, one above the other, with the one that is looked at marked and in sight. */
export function DeskList({ posts, current, onShow }: DeskListProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const list = box.current
    const row = list?.querySelector<HTMLElement>(`[data-id="${current}"]`)
    if (!row || !list) return
    let frame = 0
    const bring = (frames: number) => {
      // the list alone: the page stays where the person has scrolled to
      const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight]
      const { scrollTop, clientHeight } = list
      if (top < scrollTop) list.scrollTop = top
      else if (bottom > scrollTop + clientHeight) list.scrollTop = bottom - clientHeight
      if (frames > 0) frame = requestAnimationFrame(() => bring(frames - 1))
    }
    bring(FRAMES_UNTIL_DRAWN)
    // who goes through the list by keys goes along
    if (list.matches(':focus-within')) row.querySelector('button')?.focus({ preventScroll: true })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <nav className="desk-list" ref={box} aria-label={t.list}>
      <ol>
        {posts.map(post => (
          <Row
            key={post.id}
            id={post.id}
            name={posterName(post)}
            task={post.task_name}
            status={post.status}
            viewers={post.viewers.map(({ full_name }) => full_name).join('\n')}
            isCurrent={post.id === current}
            onShow={onShow}
          />
        ))}
      </ol>
    </nav>
  )
}

interface RowProps {
  id: number
  name: string
  task: string
  status: Submission['status']
  /** Names, a line each; '' where nobody else looks. */
  viewers: string
  isCurrent: boolean
  onShow: (id: number) => void
}

/** Rests while nothing in it has changed: there may be thousands. */
const Row = memo(function Row({ id, name, task, status, viewers, isCurrent, onShow }: RowProps) {
  const looking = viewers && submissions.looking(viewers.split('\n'))
  return (
    <li data-id={id}>
      <button type="button" aria-current={isCurrent || undefined} onClick={() => onShow(id)}>
        <span className="desk-row-name">
          <bdi>{name}</bdi>
          {looking && (
            <span role="img" aria-label={looking} title={looking}>
              <Icon path={eye} size={18} />
            </span>
          )}
        </span>
        <span className="desk-row-task">
          <bdi>{task}</bdi>
        </span>
        <StatusTag {...submissionTags[status]} />
      </button>
    </li>
  )
})

import type { Submission } from '../../../contract/entities/submission.ts'
import { review as t } from '../../../core/messages/review.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { Button } from '../../../ui/button.tsx'
import { chevronLeft, chevronRight, info } from '../../../ui/icons.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface DeskHeadProps {
  posts: readonly Submission[]
  post: Submission | null
  isPartner: boolean
  onGo: (step: 1 | -1) => void
  onHelp: () => void
  onClose: () => void
}

/** Which submission it is, how many there are and wait, the way back, and the ways on. */
export function DeskHead({ posts, post, isPartner, onGo, onHelp, onClose }: DeskHeadProps) {
  const place = post ? posts.findIndex(other => other.id === post.id) + 1 : 0
  const waiting = posts.filter(({ status }) => status === 'pending').length
  const name = post && posterName(post)
  const isOnly = posts.length < (post ? 2 : 1)
  return (
    <header className="desk-head">
      <div>
        <Button variant="quiet" size="small" icon={chevronLeft} onClick={onClose}>
          {submissions.toList}
        </Button>
        <h2>
          <bdi>{name ?? t.desk}</bdi>
        </h2>
        {post && (
          <p className="desk-fine">
            {t.place(place, posts.length)}
            {!isPartner && <> · {waiting === 0 ? t.noneWaiting : t.waiting(waiting)}</>}
          </p>
        )}
        <VisuallyHidden live>
          {post && t.moved(post.task_name, name ?? '', place, posts.length)}
        </VisuallyHidden>
      </div>
      <div className="desk-ways">
        <Button icon={info} variant="quiet" onClick={onHelp}>
          {t.keys}
        </Button>
        <Button icon={chevronLeft} iconOnly disabled={isOnly} onClick={() => onGo(-1)}>
          {t.previous}
        </Button>
        <Button icon={chevronRight} iconOnly disabled={isOnly} onClick={() => onGo(1)}>
          {t.next}
        </Button>
      </div>
    </header>
  )
}

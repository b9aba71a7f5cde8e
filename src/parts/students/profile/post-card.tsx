import { useId } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { type SubmissionAction, submissionActionsOf } from '../../../contract/rules/submission-status.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import { submissionTags } from '../../../core/students/submission-tags.ts'
import { shownName } from '../../../core/submissions/neighbours.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { StatusTag } from '../../../ui/tag.tsx'
import { SelectPost } from '../../submissions/select-post.tsx'
import { PostContent } from './post-content.tsx'

interface PostCardProps {
  post: Submission
  productName: string
  /** Id of the sentence that says that the exchange has expired, if it has. */
  expiredId: string | null
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onAsk: (action: SubmissionAction) => void
  /** Asks for its address anew. */
  onReload: () => Promise<void>
}

/** One post: its task, its status in words and colour, what is in it, and what the teacher makes of it. */
export function PostCard(props: PostCardProps) {
  const { post, productName, expiredId, isSelected, onSelect, onAsk, onReload } = props
  const id = useId()
  const isOff = expiredId !== null
  return (
    <Card>
      <article className="student-post" data-post={post.id} tabIndex={-1} aria-labelledby={id}>
        <div className="student-post-head">
          <SelectPost task={post.task_name} isSelected={isSelected} disabled={isOff} onSelect={onSelect} />
          <h3 id={id}>
            <bdi>{post.task_name}</bdi>
          </h3>
          <StatusTag {...submissionTags[post.status]} />
        </div>
        <p className="student-fine">
          {t.postedOn(shortDate(post.created_at))}
          {post.responding_to && (
            <>
              {' · '}
              <bdi>{t.respondingTo(shownName(post.responding_to.full_name))}</bdi>
            </>
          )}
        </p>
        <PostContent post={post} productName={productName} onReload={onReload} describedBy={id} />
        {post.responses.length > 0 && (
          <section className="student-answers" aria-label={t.responses(post.responses.length)}>
            <h4>{t.responses(post.responses.length)}</h4>
            {post.responses.map(answer => (
              <PostContent
                key={answer.id}
                post={answer}
                productName={productName}
                onReload={onReload}
                describedBy={`${id} ${id}-${answer.id}`}
                answerId={`${id}-${answer.id}`}
              />
            ))}
          </section>
        )}
        <div className="student-actions">
          {submissionActionsOf(post.status).map(action => (
            <Button
              key={action}
              size="small"
              variant={action === 'approved' ? 'primary' : 'secondary'}
              disabled={isOff}
              describedBy={isOff ? `${id} ${expiredId}` : id}
              onClick={() => onAsk(action)}
            >
              {submissions.actions[action]}
            </Button>
          ))}
        </div>
      </article>
    </Card>
  )
}

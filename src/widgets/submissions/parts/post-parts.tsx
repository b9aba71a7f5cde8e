import type { Submission } from '../../../contract/entities/submission.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import { submissionTags } from '../../../core/students/submission-tags.ts'
import { posterName, shownName } from '../../../core/submissions/neighbours.ts'
import { playable } from '../../../core/videos/playable.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { StatusTag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PostProps } from './list-context.ts'

/** Selects it, to be changed with others. */
export function PostSelect({ post, isSelected, context }: PostProps) {
  return (
    <Checkbox
      label={<VisuallyHidden>{t.selectOf(posterName(post), post.task_name)}</VisuallyHidden>}
      checked={isSelected}
      disabled={context.isExpired}
      onChange={isSelected => context.onSelect(post.id, isSelected)}
    />
  )
}

/** Who has posted it: the way to its desk. */
export function PostName({ post, context }: PostProps) {
  const { id, task_name } = post
  const name = posterName(post)
  const { href, ...link } = context.link(id)
  return (
    <a className="name" data-submission={id} href={href} aria-label={t.open(name, task_name)} {...link}>
      <bdi>{name}</bdi>
    </a>
  )
}

/** For which task, in answer to whom, and of what kind. */
export function PostTask({ post }: { post: Submission }) {
  const { stage } = playable(post)
  const isVideo = post.response_type === 'video'
  return (
    <>
      <span className="task-name">
        <bdi>{post.task_name}</bdi>
      </span>
      <span className="marks">
        {post.is_response && (
          <span className="below">
            {post.responding_to ? (
              <bdi>{t.responseTo(shownName(post.responding_to.full_name))}</bdi>
            ) : (
              t.response
            )}
          </span>
        )}
        {post.responses.length > 0 && <span className="below">{t.responses(post.responses.length)}</span>}
        {!isVideo && <StatusTag>{t.text}</StatusTag>}
        {isVideo && stage !== 'ready' && (
          <StatusTag tone={stage === 'failed' ? 'danger' : 'info'}>{t.stages[stage]}</StatusTag>
        )}
      </span>
    </>
  )
}

/** The day on which it came. */
export const PostedOn = ({ post }: { post: Submission }) => (
  <time dateTime={post.created_at}>{shortDate(post.created_at)}</time>
)

/** Its status in words and colour, who else has it open, and what became of a flag. */
export function PostStatus({ post }: { post: Submission }) {
  const { viewers, flag, status } = post
  return (
    <>
      <StatusTag {...submissionTags[status]} />
      {flag && <StatusTag tone="danger">{flag.state === 'answered' ? t.flagAnswered : t.flagged}</StatusTag>}
      {viewers.length > 0 && (
        <span className="below">
          <bdi>{submissions.looking(viewers.map(({ full_name }) => full_name))}</bdi>
        </span>
      )}
    </>
  )
}

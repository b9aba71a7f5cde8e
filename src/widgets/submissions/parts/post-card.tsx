import { memo } from 'react'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { playable } from '../../../core/videos/playable.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isSamePost, type PostProps } from './list-context.ts'
import { PostedOn, PostName, PostSelect, PostStatus, PostTask } from './post-parts.tsx'

/** A film that has no picture yet. */
const FILM = 'M8 5.2v13.6a.5.5 0 0 0 .8.4l10-6.8a.5.5 0 0 0 0-.8l-10-6.8a.5.5 0 0 0-.8.4Z'

/** One submission of the grid. */
export const PostCard = memo(function PostCard(props: PostProps) {
  const { post, isSelected, context } = props
  const { poster } = playable(post)
  return (
    <li>
      <Card flush>
        <article
          className="card"
          data-post={post.id}
          data-selected={isSelected || undefined}
          aria-label={t.open(posterName(post), post.task_name)}
          tabIndex={-1}
        >
          <div className="picture">
            {post.response_type === 'text' ? (
              <p dir="auto">{post.text}</p>
            ) : poster ? (
              <img src={poster} alt="" loading="lazy" />
            ) : (
              <Icon path={FILM} size={32} />
            )}
          </div>
          {!context.isPartner && (
            <div className="select">
              <PostSelect {...props} />
            </div>
          )}
          <div className="card-text">
            <h3>
              <PostName {...props} />
            </h3>
            <div className="task">
              <PostTask post={post} />
            </div>
            <p className="below">
              {t.postedOn} <PostedOn post={post} />
            </p>
            <div className="status">
              <PostStatus post={post} />
            </div>
          </div>
        </article>
      </Card>
    </li>
  )
}, isSamePost)

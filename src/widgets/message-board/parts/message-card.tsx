import { memo, useEffect, useId, useState } from 'react'
import type { Message } from '../../../contract/entities/message.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { isWaiting } from '../../../core/message-board/shown-board.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chevronDown, chevronUp } from '../../../ui/icons.ts'
import { StatusTag } from '../../../ui/tag.tsx'
import { Attached } from './attached.tsx'
import type { BoardContext } from './board-context.ts'
import { CommentItem } from './comment-item.tsx'
import { CutText } from './cut-text.tsx'

interface MessageCardProps {
  message: Message
  /** Its comments are unfolded, whatever waits among them. */
  isOpen: boolean
  /** A link leads to it, or to a comment below it. */
  isLed: boolean
  context: BoardContext
}

/** What a teacher has posted, and below it, folded or not, what students have written. */
export const MessageCard = memo(function MessageCard({ message, isOpen, isLed, context }: MessageCardProps) {
  const { id, user, message_title, message_text, created_at, is_own, comments } = message
  const { headingLevel: Heading, ledToComment, arrive } = context
  const waiting = comments.filter(isWaiting).length
  // what waits is in sight at first; what comes or goes later moves nothing
  const [open, setOpen] = useState(isOpen || isLed || waiting > 0)
  useEffect(() => {
    if (isLed && ledToComment !== null) setOpen(true)
  }, [isLed, ledToComment])
  const isMeant = isLed && ledToComment === null
  const titleId = useId()
  const listId = useId()
  return (
    <Card>
      <article
        className="message"
        data-message={id}
        data-led={isMeant || undefined}
        tabIndex={-1}
        ref={isMeant ? arrive : undefined}
        aria-labelledby={titleId}
      >
        <header className="by">
          <Avatar name={user.full_name} src={avatarPicture(user.avatar)} size={44} decorative />
          <div className="names">
            <Heading className="message-title" id={titleId}>
              <bdi>{message_title}</bdi>
            </Heading>
            <p className="facts">
              <bdi>{user.full_name}</bdi>
              <span>{is_own ? t.you : t.partner}</span>
              <time dateTime={created_at}>{shortDate(created_at)}</time>
            </p>
          </div>
        </header>
        <CutText text={message_text} of={titleId} />
        <Attached links={message.links} media={message.media} />
        <footer className="comments-head">
          {comments.length === 0 ? (
            <p className="facts">{t.noComments}</p>
          ) : (
            <CommentsToggle
              count={comments.length}
              open={open}
              listId={listId}
              titleId={titleId}
              onToggle={() => setOpen(!open)}
            />
          )}
          {waiting > 0 && <StatusTag tone="warning">{t.waiting(waiting)}</StatusTag>}
        </footer>
        {open && comments.length > 0 && (
          <ul className="comments" id={listId} aria-label={t.comments(comments.length)}>
            {comments.map(comment => (
              <CommentItem key={comment.id} comment={comment} context={context} />
            ))}
          </ul>
        )}
      </article>
    </Card>
  )
})

interface CommentsToggleProps {
  count: number
  open: boolean
  listId: string
  titleId: string
  onToggle: () => void
}

function CommentsToggle({ count, open, listId, titleId, onToggle }: CommentsToggleProps) {
  return (
    <button
      type="button"
      className="toggle"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      aria-describedby={titleId}
      onClick={onToggle}
    >
      {t.comments(count)} <Icon path={open ? chevronUp : chevronDown} size={18} />
    </button>
  )
}

import { useId } from 'react'
import type { Comment } from '../../../contract/entities/message.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { commentAuthor } from '../../../core/message-board/comment-author.ts'
import { isWaiting } from '../../../core/message-board/shown-board.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { useStore } from '../../../core/use-store.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatusTag } from '../../../ui/tag.tsx'
import { type BoardContext, isLedTo } from './board-context.ts'
import { CutText } from './cut-text.tsx'

interface CommentItemProps {
  comment: Comment
  context: BoardContext
}

/** What a student has written, and of one's own students what the teacher makes of it (P3 §4 Comment status). */
export function CommentItem({ comment, context }: CommentItemProps) {
  const { id, user, message_text, created_at, is_own, status } = comment
  const name = commentAuthor(comment)
  const isLed = isLedTo(context, comment)
  const nameId = useId()
  return (
    <li
      className="comment"
      data-comment={id}
      data-led={isLed || undefined}
      tabIndex={-1}
      ref={isLed ? context.arrive : undefined}
      aria-label={t.commentOf(name)}
    >
      <Avatar name={name} src={avatarPicture(user.thumbnail)} size={32} decorative />
      <div className="comment-body">
        <p className="facts">
          <bdi className="author" id={nameId}>
            {name}
          </bdi>
          {!is_own && <span>{t.partner}</span>}
          <time dateTime={created_at}>{shortDate(created_at)}</time>
          {is_own && status !== 'deleted' && (
            <StatusTag tone={status === 'pending' ? 'warning' : 'success'}>{t.statuses[status]}</StatusTag>
          )}
        </p>
        <CutText text={message_text} of={nameId} />
        {is_own && <CommentActions comment={comment} nameId={nameId} context={context} />}
      </div>
    </li>
  )
}

function CommentActions({ comment, nameId, context }: CommentItemProps & { nameId: string }) {
  const { moderation, expiredId } = context
  const sending = useStore(moderation.$sending)[comment.id]
  const isOff = expiredId !== null
  const shared = {
    size: 'small',
    disabled: isOff,
    describedBy: isOff ? `${nameId} ${expiredId}` : nameId,
  } as const
  return (
    <div className="comment-actions">
      {isWaiting(comment) && (
        <span data-approve>
          <Button
            {...shared}
            variant="soft"
            busy={sending === 'approved'}
            busyLabel={t.approving}
            onClick={() => void moderation.approve(comment)}
          >
            {t.approve}
          </Button>
        </span>
      )}
      <Button
        {...shared}
        variant="quiet"
        busy={sending === 'deleted'}
        busyLabel={t.deleting}
        onClick={() => moderation.askToDelete(comment)}
      >
        {t.delete}
      </Button>
    </div>
  )
}

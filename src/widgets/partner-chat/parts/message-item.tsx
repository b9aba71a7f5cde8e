import { memo } from 'react'
import type { ChatMessage } from '../../../contract/entities/chat.ts'
import { chatTime } from '../../../core/chat/chat-times.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { theirTime } from '../../../core/partner/zoned-time.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Attachment } from './attachment.tsx'

interface MessageItemProps {
  message: ChatMessage
  isOwn: boolean
  partnerName: string
  /** Of the partner. */
  timeZone: string | null
}

/** One message: who, what, when, where each of the two is, and of one's own whether it was read. */
export const MessageItem = memo(({ message, isOwn, partnerName, timeZone }: MessageItemProps) => {
  const { number, message: text, attachment, status, created_at } = message
  const theirs = theirTime(created_at, timeZone)
  const isUnread = !isOwn && status !== 'read'
  return (
    <li className="message" data-own={isOwn} data-number={number}>
      <VisuallyHidden>{isOwn ? t.you : <bdi>{partnerName}</bdi>}: </VisuallyHidden>
      <div className="bubble">
        {text && <p dir="auto">{text}</p>}
        {attachment && <Attachment {...attachment} />}
      </div>
      {/* the end of a message: what is in sight of it has been read */}
      <p className="foot" data-unread={isUnread ? number : undefined}>
        <time dateTime={created_at}>{chatTime(created_at)}</time>
        {theirs && (
          <span>
            <bdi>{t.partnersTime(theirs, partnerName)}</bdi>
          </span>
        )}
        {isOwn && (
          <span>
            {status === 'read' ? t.read : t.sent}
            {status === 'read' && (
              <VisuallyHidden>
                {' '}
                <bdi>{t.readBy(partnerName)}</bdi>
              </VisuallyHidden>
            )}
          </span>
        )}
      </p>
    </li>
  )
})

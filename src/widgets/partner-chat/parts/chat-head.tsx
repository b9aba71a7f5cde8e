import type { ChatPage } from '../../../contract/entities/chat.ts'
import { CHAT_POLL_MS } from '../../../contract/limits/chat.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import type { Chat } from '../../../core/chat/chat-store.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { useStore } from '../../../core/use-store.ts'
import { useIsInAnother, useLevel } from '../../../parts/is-in-another.ts'
import { Avatar } from '../../../ui/avatar.tsx'

interface ChatHeadProps {
  chat: Chat
  partner: ChatPage['partner']
  /** Their names, of both sides (P3 §6). */
  assistants: string
}

const MS_PER_SECOND = 1_000

/** Whom one chats with, whether they are there, and how news come, where that is not as it should be. */
export function ChatHead({ chat, partner: { full_name, avatar }, assistants }: ChatHeadProps) {
  const connection = useStore(chat.$connection)
  const isHere = useStore(chat.$isPartnerHere)
  return (
    <header className="chat-head">
      {/* the panel has shown it */}
      {!useIsInAnother() && <Avatar name={full_name} src={avatarPicture(avatar)} size={40} decorative />}
      <div>
        <h3 className="chat-name" aria-level={useLevel(3)}>
          <bdi>{t.titleWith(full_name)}</bdi>
        </h3>
        {assistants && (
          <p className="chat-line">
            <bdi>{t.assistants(assistants)}</bdi>
          </p>
        )}
        <p className="chat-line" role="status" data-connection={connection} data-here={isHere}>
          {connection === 'live' && (isHere ? t.isHere : t.isAway)(full_name)}
          {connection === 'slow' && t.slow(CHAT_POLL_MS / MS_PER_SECOND)}
          {connection === 'offline' && t.offline}
        </p>
      </div>
    </header>
  )
}

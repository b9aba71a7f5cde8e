import { Fragment, useRef } from 'react'
import type { ChatPage } from '../../../contract/entities/chat.ts'
import { newest, oldest, unreadOf } from '../../../core/chat/chat-log.ts'
import type { Chat } from '../../../core/chat/chat-store.ts'
import { beginsDay, dayName } from '../../../core/chat/chat-times.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { $minute } from '../../../core/partner/minute-clock.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { chevronDown } from '../../../ui/icons.ts'
import { useQuietAbove } from '../use-quiet-above.ts'
import { useScroll } from '../use-scroll.ts'
import { useSeen } from '../use-seen.ts'
import { MessageItem } from './message-item.tsx'
import { Older } from './older.tsx'
import { WaitingItem } from './waiting-item.tsx'

interface MessagesProps {
  chat: Chat
  partner: ChatPage['partner']
  teacherId: number
  /** Of the partner. */
  timeZone: string | null
  isExpired: boolean
}

/** What was written, by days, the newest at the bottom, and what is on its way. */
export function Messages({ chat, partner, teacherId, timeZone, isExpired }: MessagesProps) {
  const log = useStore(chat.$log)
  const line = useStore(chat.$line)
  const waiting = useStore(chat.outbox.$waiting)
  const sending = useStore(chat.outbox.$sending)
  const stuck = useStore(chat.outbox.$stuck)
  const older = useStore(chat.$older)
  const now = useStore($minute)
  const box = useRef<HTMLDivElement>(null)
  const { isAtEnd, toEnd } = useScroll(box, {
    first: oldest(log),
    last: newest(log),
    waiting: waiting.length,
    hasOlder: older.at === 'idle' && oldest(log) > 1,
    chat,
  })
  useSeen(box, log, chat)
  const isQuiet = useQuietAbove(oldest(log))
  const unread = unreadOf(log, partner.id).length
  const isEmpty = log.messages.length === 0 && waiting.length === 0

  return (
    <div className="log-frame">
      <div
        ref={box}
        className="log"
        role="log"
        aria-label={t.log}
        // what comes is read out; a mark that changes, or a file's name, is not
        aria-relevant="additions"
        aria-live={isQuiet ? 'off' : 'polite'}
        aria-busy={older.at === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
      >
        {isEmpty && (
          <EmptyState
            heading="h4"
            title={t.emptyTitle}
            text={isExpired ? t.emptyExpired : <bdi>{t.empty(partner.full_name)}</bdi>}
          />
        )}
        {oldest(log) > 1 && <Older chat={chat} />}
        <ol className="messages">
          {log.messages.map((message, index) => (
            <Fragment key={message.number}>
              {beginsDay(message, log.messages[index - 1]) && (
                <li className="day">
                  <span>{dayName(message.created_at, now)}</span>
                </li>
              )}
              {message.number === line && (
                <li className="unread-line">
                  <span>{t.unread}</span>
                </li>
              )}
              <MessageItem
                message={message}
                isOwn={message.from_teacher_id === teacherId}
                partnerName={partner.full_name}
                timeZone={timeZone}
              />
            </Fragment>
          ))}
          {waiting.map(each => (
            <WaitingItem
              key={each.clientId}
              waiting={each}
              isSending={sending === each.clientId}
              stuck={stuck?.clientId === each.clientId ? stuck.reason : null}
              outbox={chat.outbox}
              // no field is sure to be there, and on glass one would bring the keyboard along
              onGone={() => box.current?.focus({ preventScroll: true })}
            />
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <div className="to-newest">
          <Button size="small" variant="primary" icon={chevronDown} onClick={toEnd}>
            {unread > 0 ? t.toNew(unread) : t.toNewest}
          </Button>
        </div>
      )}
    </div>
  )
}

import { useId, useMemo, useState } from 'react'
import type { Message } from '../../../contract/entities/message.ts'
import type { MessageListStore } from '../../../core/message-board/message-list.ts'
import { countWaiting, shownBoard } from '../../../core/message-board/shown-board.ts'
import { common } from '../../../core/messages/common.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { messageForm } from '../../../core/messages/message-form.ts'
import { useStore } from '../../../core/use-store.ts'
import { MessageModal } from '../../../ui/message-modal.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { MessageBoardHandle } from '../types.ts'
import { useModeration } from '../use-moderation.ts'
import { type Target, useTarget } from '../use-target.ts'
import type { BoardContext } from './board-context.ts'
import { LaterForm } from './later-form.tsx'
import { Messages } from './messages.tsx'
import { ModerationModals } from './moderation-modals.tsx'
import { Toolbar } from './toolbar.tsx'

interface BoardProps {
  store: MessageListStore
  classroomId: number
  isExpired: boolean
  /** There is a partner classroom, which sees what is posted here. */
  isPaired: boolean
  target: Target
  headingLevel: BoardContext['headingLevel']
  refreshClassroom: () => Promise<void>
  widget: MessageBoardHandle
}

/** The board with its controls, and the modals that they open. */
export function Board(props: BoardProps) {
  const { store, classroomId, isExpired, isPaired, target, headingLevel, refreshClassroom, widget } = props
  const list = useStore(store.$list)
  const foundNone = useStore(store.$foundNone)
  const { moderation, said, say } = useModeration({
    classroomId,
    isPaired,
    store,
    widget,
    refreshClassroom,
  })
  const taken = useStore(moderation.$taken)
  const { arrive, ...led } = useTarget(store, list, target, widget.element)
  const [isWriting, setWriting] = useState(false)
  const id = useId()
  const expiredId = isExpired ? id : null
  const rows = useMemo(
    () => ('rows' in list ? shownBoard(list.rows, taken, list.question.status) : undefined),
    [list, taken],
  )
  const context = useMemo(
    (): BoardContext => ({
      moderation,
      expiredId,
      isPaired,
      headingLevel,
      ledToComment: led.commentId,
      arrive,
    }),
    [moderation, expiredId, isPaired, headingLevel, led.commentId, arrive],
  )
  const waiting = rows ? countWaiting(rows) : 0

  function posted({ id: messageId }: Message): void {
    setWriting(false)
    say(messageForm.posted)
    widget.emit('cx-messages-changed', { change: 'posted', messageId, commentId: null })
    // a filter by comments would leave it out
    store.ask({ status: null })
    void store.refresh()
  }

  return (
    <div className="list" data-board tabIndex={-1}>
      {isExpired && (
        <Notice tone="warning">
          <span id={id}>{t.expired}</span>
        </Notice>
      )}
      {led.isGone && (
        <Notice tone="warning" onDismiss={led.dismiss} dismissLabel={t.dismiss}>
          {target.commentId === null ? t.messageGone : t.commentGone}
        </Notice>
      )}
      <Toolbar store={store} expiredId={expiredId} onCreate={() => setWriting(true)} />
      <div className="line">
        {/* heard as well where the same is said twice */}
        <p role="status">
          <span key={said.turn}>{said.text}</span>
        </p>
        <p role="status">
          {rows && rows.length > 0 && t.count(rows.length)}
          {waiting > 0 && ` · ${t.waiting(waiting)}`}
        </p>
      </div>
      <Messages
        rows={rows}
        list={list}
        store={store}
        ledTo={led.messageId}
        context={context}
        onCreate={() => setWriting(true)}
      />
      <ModerationModals moderation={moderation} isPaired={isPaired} />
      {isWriting && (
        <LaterForm
          classroomId={classroomId}
          isPaired={isPaired}
          onPosted={posted}
          onWork={busy => widget.emit('cx-busy-changed', { busy })}
          onExpired={() => void refreshClassroom()}
          onClose={() => setWriting(false)}
        />
      )}
      {foundNone && (
        <MessageModal title={t.noneFoundTitle} onClose={store.readFoundNone} labels={common}>
          <p>{t.noneFound}</p>
        </MessageModal>
      )}
    </div>
  )
}

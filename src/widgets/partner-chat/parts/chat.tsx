import { useEffect, useEffectEvent, useState } from 'react'
import { createChat } from '../../../core/chat/chat-store.ts'
import { createCompose } from '../../../core/chat/compose.ts'
import { createRetry } from '../../../core/http/create-retry.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { loadPartner } from '../../../core/partner/load-partner.ts'
import { useStore } from '../../../core/use-store.ts'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useDrop } from '../../../ui/use-drop.ts'
import type { PartnerChatHandle } from '../types.ts'
import { useBusy } from '../use-busy.ts'
import { ChatHead } from './chat-head.tsx'
import { ChatOutline } from './chat-outline.tsx'
import { Composer } from './composer.tsx'
import { Messages } from './messages.tsx'

type Assistant = Readonly<{ full_name: string }>

interface ChatProps {
  classroomId: number
  teacherId: number
  /** What the partner is called (P2 §3). */
  partnerName: string
  /** Of this teacher. */
  assistants: readonly Assistant[]
  isExpired: boolean
  refreshClassroom: () => Promise<void>
  widget: PartnerChatHandle
}

/** What both have written, and where one writes. */
export function Chat(props: ChatProps) {
  const { classroomId, teacherId, partnerName, assistants, isExpired, refreshClassroom, widget } = props
  const [{ chat, compose, load, retrying }] = useState(() => {
    const made = createChat(classroomId, {
      sent: ({ id, number }) => widget.emit('cx-message-sent', { messageId: id, number }),
      refused: () => void refreshClassroom(),
    })
    return {
      chat: made,
      compose: createCompose(made),
      load: loadPartner(classroomId),
      retrying: createRetry(made.refresh),
    }
  })
  const state = useStore(chat.$state)
  const details = useStore(load.$state)
  const busy = useStore(retrying.$retrying)
  const waiting = useStore(chat.outbox.$waiting)
  const upload = useStore(compose.$upload)
  const end = useEffectEvent(compose.end)
  useEffect(() => {
    const stop = chat.start()
    return () => {
      stop()
      end()
    }
  }, [chat])
  useBusy(upload.at === 'uploading' || waiting.some(({ refused }) => refused === null), widget)

  const mayWrite = state.at === 'ready' && state.partner.is_there && !isExpired
  const drop = useDrop(file => {
    if (file && mayWrite) compose.attach(file)
  })

  if (state.at === 'loading') return <ChatOutline />
  if (state.at === 'none') return <EmptyState title={t.endedTitle} text={t.ended} />
  if (state.at === 'failed') {
    return (
      <div className="chat">
        <LoadFailure title={t.failedTitle} reason={state.reason} onRetry={retrying.retry} busy={busy} />
      </div>
    )
  }
  const partner = { ...state.partner, full_name: partnerName }
  const known = 'data' in details ? details.data : undefined
  // of the classrooms this one's comes first
  const all = [...assistants, ...(known?.classrooms[0]?.teacher_assistants ?? [])]
  return (
    <div className="chat" data-over={drop.isOver && mayWrite} {...drop.on}>
      <ChatHead chat={chat} partner={partner} assistants={all.map(({ full_name }) => full_name).join(', ')} />
      <Messages
        chat={chat}
        partner={partner}
        teacherId={teacherId}
        timeZone={known?.time_zone ?? null}
        isExpired={isExpired}
      />
      <Composer compose={compose} partner={partner} isExpired={isExpired} widget={widget} />
    </div>
  )
}

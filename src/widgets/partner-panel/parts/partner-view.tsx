import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { partnerPanel as t } from '../../../core/messages/partner-panel.ts'
import { pathTo } from '../../../core/navigation/paths.ts'
import { loadPartner } from '../../../core/partner/load-partner.ts'
import { useStore } from '../../../core/use-store.ts'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import { isLedTo, leadInto } from '../../../element/screens/led-in.ts'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import type { PartnerPanelHandle } from '../types.ts'
import { KnownPartner } from './known-partner.tsx'
import { PanelOutline } from './panel-outline.tsx'

interface PartnerViewProps {
  classroomId: number
  openChat: boolean
  showDetails: boolean
  widget: PartnerPanelHandle
}

/** Who the partner is, and the chat with them, which waits for nothing of that: it is an element of its own. */
export function PartnerView({ classroomId, openChat, showDetails, widget }: PartnerViewProps) {
  const [partner] = useState(() => loadPartner(classroomId, t.failed))
  const state = useStore(partner.$state)
  // a chat that has left the page reaches nobody; what waits in it is kept, so nothing is lost by leaving
  const calm = useEffectEvent(() => widget.emit('cx-busy-changed', { busy: false }))
  useEffect(() => (openChat ? () => void calm() : undefined), [openChat])
  const isPressed = useRef(false)
  const [chat] = useState(
    () => (inner: HTMLElement | null) =>
      (isPressed.current || isLedTo(widget.element) ? leadInto : keepReadyInside)(inner),
  )
  function show(isOpen: boolean): void {
    isPressed.current = isOpen
    Object.assign(widget.element, { openChat: isOpen })
    const path = pathTo('classroom', { classroomId }, { open_chat: isOpen || null })
    widget.emit('cx-partner-panel-shown', { openChat: isOpen, path })
  }
  return (
    <>
      {state.at === 'loading' && <PanelOutline />}
      {state.at === 'failed' && (
        <LoadFailure title={t.failedTitle} reason={state.reason} onRetry={() => void partner.retry()} />
      )}
      {state.at === 'ready' && (
        <KnownPartner
          partner={state.data}
          classroomId={classroomId}
          openChat={openChat}
          showDetails={showDetails}
          onChat={show}
          widget={widget}
        />
      )}
      {openChat &&
        createElement('cx-partner-chat', {
          ref: chat,
          ...commonAttributes(widget.element),
          'classroom-id': classroomId,
        })}
    </>
  )
}

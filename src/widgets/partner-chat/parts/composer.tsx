import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import type { ChatPage } from '../../../contract/entities/chat.ts'
import { CHAT_MESSAGE_MAX_CHARACTERS } from '../../../contract/limits/chat.ts'
import { acceptedMaterials } from '../../../contract/rules/material-types.ts'
import type { Compose } from '../../../core/chat/compose.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { useStore } from '../../../core/use-store.ts'
import { useLedIn } from '../../../element/screens/led-in.ts'
import { Button } from '../../../ui/button.tsx'
import { COMPOSING_KEY_CODE } from '../../../ui/composing-key.ts'
import { Field } from '../../../ui/field.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { upload as uploadIcon } from '../../../ui/file-icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { PartnerChatHandle } from '../types.ts'
import { useGrow } from '../use-grow.ts'
import { Attaching } from './attaching.tsx'

/** A keyboard on glass has no Shift and Enter: there Enter begins a line, and the button sends. */
const isOnGlass = () => matchMedia('(pointer: coarse)').matches

/** Characters of a message that is told how many it may have. */
const COUNTED_FROM = 800

interface ComposerProps {
  compose: Compose
  partner: ChatPage['partner']
  isExpired: boolean
  widget: PartnerChatHandle
}

/** Where one writes; nobody does once the exchange has expired, or the partner is gone. */
export function Composer({ compose, partner, isExpired, widget }: ComposerProps) {
  const { message } = useStore(compose.$draft)
  const issue = useStore(compose.$issue)
  const field = useRef<HTMLTextAreaElement | HTMLInputElement>(null)
  useGrow(field)
  useLedIn(widget.element, field)

  function send(): void {
    compose.send()
    field.current?.focus()
  }

  /** Enter that ends the writing of a sign is the keyboard's own. */
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.keyCode === COMPOSING_KEY_CODE) return
    if (event.target !== field.current || isOnGlass()) return
    event.preventDefault()
    send()
  }

  /** A picture, say; what is pasted of a document is a picture besides, and its text is wanted. */
  function onPaste(event: ClipboardEvent): void {
    const { types, files } = event.clipboardData
    if (!files[0] || types.includes('text/plain')) return
    event.preventDefault()
    compose.attach(files[0])
  }

  if (isExpired || !partner.is_there) {
    return (
      <Notice tone="warning">{isExpired ? t.expired : <bdi>{t.partnerGone(partner.full_name)}</bdi>}</Notice>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it
    <div className="composer" onKeyDown={onKey} onPaste={onPaste}>
      <Attaching compose={compose} />
      <Field
        ref={field}
        label={t.write}
        hideLabel
        hint={isOnGlass() ? undefined : t.keys}
        placeholder={t.placeholder(partner.full_name)}
        rows={1}
        autoComplete="off"
        {...(message.length > COUNTED_FROM && { most: CHAT_MESSAGE_MAX_CHARACTERS, count: t.count })}
        value={message}
        onChange={compose.write}
        error={issue ?? undefined}
      />
      <div className="composer-ways">
        <FileButton
          label={t.attach}
          icon={uploadIcon}
          variant="quiet"
          accept={acceptedMaterials}
          onFile={file => file && compose.attach(file)}
        />
        <Button variant="primary" onClick={send}>
          {t.send}
        </Button>
      </div>
    </div>
  )
}

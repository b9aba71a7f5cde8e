import { useRef } from 'react'
import type { Chat } from '../../../core/chat/chat-store.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'

/** The way to what was written before; it is gone by itself as one comes up to it. */
export function Older({ chat }: { chat: Chat }) {
  const older = useStore(chat.$older)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="older">
      {older.at === 'failed' && <p role="alert">{older.reason}</p>}
      <Button
        size="small"
        variant="quiet"
        busy={older.at === 'loading'}
        busyLabel={t.loadingOlder}
        onClick={() => void chat.loadOlder()}
      >
        {t.older}
      </Button>
    </div>
  )
}

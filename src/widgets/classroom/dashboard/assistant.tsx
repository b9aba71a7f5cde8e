import { useId, useRef } from 'react'
import type { TeacherAssistant } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'

interface AssistantProps {
  assistant: TeacherAssistant
  /** The exchange is over: the assistant stays. */
  expired: boolean
  busy: boolean
  onRemove: () => void
}

/** Who assists in a classroom. Once they do no more, the focus stays with what comes in their place. */
export function Assistant({ assistant: { full_name, email }, expired, busy, onRemove }: AssistantProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div className="assistant" ref={box}>
      <div id={id}>
        <p className="partner-name">
          <bdi>{full_name}</bdi>
        </p>
        {email !== full_name && (
          <p className="fine-print">
            <bdi>{email}</bdi>
          </p>
        )}
      </div>
      {!expired && (
        <Button size="small" busy={busy} busyLabel={common.loading} describedBy={id} onClick={onRemove}>
          {t.removeAssistant}
        </Button>
      )}
    </div>
  )
}

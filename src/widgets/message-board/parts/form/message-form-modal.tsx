import { useEffect, useEffectEvent, useState } from 'react'
import type { Message } from '../../../../contract/entities/message.ts'
import { useForm } from '../../../../core/forms/use-form.ts'
import { createMessageForm } from '../../../../core/message-board/message-form.ts'
import { common } from '../../../../core/messages/common.ts'
import { messageForm as t } from '../../../../core/messages/message-form.ts'
import { KeptChanges } from '../../../../parts/kept-changes.tsx'
import { useUploading } from '../../../../parts/tasks/editor/use-uploading.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureModal } from '../../../../ui/message-modal.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useSheet } from '../../../../ui/style-root.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { MessageFields } from './message-fields.tsx'
import sheet from './message-form.css?inline'

export interface MessageFormModalProps {
  classroomId: number
  /** There is a partner classroom, whose students read it, too. */
  isPaired: boolean
  onPosted: (message: Message) => void
  /** Something is typed, or a file is on its way, or that is over. */
  onWork: (isWork: boolean) => void
  /** The exchange has expired meanwhile, and that was read. */
  onExpired: () => void
  onClose: () => void
}

/** Where a message is written (P3 §2 Message Board, §3 Message form). What is typed is kept in the tab when it closes. */
export function MessageFormModal({
  classroomId,
  isPaired,
  onPosted,
  onWork,
  onExpired,
  onClose,
}: MessageFormModalProps) {
  useSheet(sheet)
  const [{ form, changes, isChanged }] = useState(() => createMessageForm(classroomId, onPosted))
  const controls = useForm(form)
  const { progress, busy, submit } = controls
  const uploading = useUploading()
  const [isChecked, setChecked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const isWork = uploading.is || isChanged()
  const tell = useEffectEvent(onWork)
  useEffect(() => changes.watch(), [changes])
  useEffect(() => {
    if (!isWork) return undefined
    tell(true)
    return () => tell(false)
  }, [isWork])

  function post(): void {
    setChecked(true)
    if (uploading.is) uploading.tell()
    else void submit()
  }

  /** What is typed is kept; files on their way are not. */
  function close(): void {
    if (busy) return
    if (uploading.is) setLeaving(true)
    else onClose()
  }

  if (progress.at === 'failed') {
    const { reason, again, isExpired } = progress.failure
    return (
      <FailureModal
        title={t.failedTitle}
        reason={reason}
        onClose={() => {
          form.close()
          if (isExpired) onExpired()
        }}
        onRetry={again ? post : undefined}
        labels={common}
      />
    )
  }
  return (
    <>
      <Modal
        open
        size="medium"
        title={t.title}
        onClose={close}
        closeLabel={common.close}
        actions={
          <>
            <Button onClick={close}>{common.cancel}</Button>
            <Button variant="primary" busy={busy} busyLabel={t.posting} onClick={post}>
              {t.post}
            </Button>
          </>
        }
      >
        <form
          className="message-form"
          noValidate
          onSubmit={event => {
            event.preventDefault()
            post()
          }}
        >
          <KeptChanges changes={changes} disabled={busy} />
          <MessageFields
            controls={controls}
            isPaired={isPaired}
            isChecked={isChecked}
            onBusy={uploading.set}
          />
          {uploading.isTold && <Notice tone="warning">{t.uploading}</Notice>}
          {/* Enter in one of several fields sends only where there is such a button */}
          <button type="submit" hidden />
        </form>
      </Modal>
      {isLeaving && <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  )
}

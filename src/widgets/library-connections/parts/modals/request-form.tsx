import { useEffect, useEffectEvent, useState } from 'react'
import type { LibraryConnectionRequest } from '../../../../contract/entities/library-connection-request.ts'
import { LIBRARY_REQUEST_OPEN_DAYS } from '../../../../contract/limits/library-connections.ts'
import { shortDate } from '../../../../core/dates/short-date.ts'
import { useForm } from '../../../../core/forms/use-form.ts'
import type { RequestDraft } from '../../../../core/libraries/request-draft.ts'
import { createLibraryRequestForm } from '../../../../core/libraries/request-form.ts'
import { common } from '../../../../core/messages/common.ts'
import { libraryRequestForm as t } from '../../../../core/messages/library-request-form.ts'
import { KeptChanges } from '../../../../parts/kept-changes.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FailureModal, MessageModal } from '../../../../ui/message-modal.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { LaterAgreement } from './later-agreement.tsx'
import type { ModalsProps } from './opened.ts'
import { RequestCost } from './request-cost.tsx'
import { RequestFields } from './request-fields.tsx'

interface RequestFormProps extends Pick<ModalsProps, 'onOwn' | 'onClose' | 'widget'> {
  /** One's own that is posted again; null for a new one. */
  request: LibraryConnectionRequest | null
}

/** Where a request is written (P2 §5 Library request form), and goes on as a new one where what was edited is over. */
export function RequestForm({ request, ...props }: RequestFormProps) {
  const [typed, setTyped] = useState<RequestDraft | null>(null)
  if (!typed) return <Writing request={request} onAsNew={setTyped} {...props} />
  return <Writing key="new" request={null} typed={typed} onAsNew={setTyped} {...props} />
}

interface WritingProps extends RequestFormProps {
  /** Typed in another form, and posted at once. */
  typed?: RequestDraft
  onAsNew: (typed: RequestDraft) => void
}

/** What is typed is kept in the tab until it is posted. */
function Writing({ request, typed, onAsNew, onOwn, onClose, widget }: WritingProps) {
  const [store] = useState(() =>
    createLibraryRequestForm(request, ({ id }) => onOwn(id, request ? 'reposted' : 'posted')),
  )
  const { form, changes, choices, isChanged } = store
  const controls = useForm(form)
  const { progress, busy, submit } = controls
  const isWork = isChanged()
  const tell = useEffectEvent((busy: boolean) => widget.emit('cx-busy-changed', { busy }))
  useEffect(() => changes.watch(), [changes])
  useEffect(() => choices.watch(), [choices])
  // kept, as all that changes from here on
  useEffect(() => {
    if (typed) void store.takeOver(typed)
  }, [store, typed])
  useEffect(() => {
    if (!isWork) return undefined
    tell(true)
    return () => {
      tell(false)
    }
  }, [isWork])

  const title = request ? t.editTitle : t.newTitle
  if (progress.at === 'done') {
    return (
      <MessageModal title={t.savedTitle} onClose={onClose} labels={common}>
        <p>{t.saved(shortDate(progress.outcome.expire_at))}</p>
      </MessageModal>
    )
  }
  if (progress.at === 'failed') {
    const { why, reason, again } = progress.failure
    if (why === 'unsigned') return <LaterAgreement onSigned={submit} onClose={form.close} />
    return (
      <FailureModal
        title={title}
        reason={reason}
        next={why === 'over' && <Button onClick={() => onAsNew(store.handOver())}>{t.postAsNew}</Button>}
        onClose={form.close}
        onRetry={again ? submit : undefined}
        labels={common}
      />
    )
  }
  return (
    <Modal
      open
      size="medium"
      title={title}
      onClose={() => busy || onClose()}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={() => busy || onClose()}>{common.cancel}</Button>
          <Button variant="primary" busy={busy} busyLabel={t.posting} onClick={() => void submit()}>
            {request ? t.repost : t.post}
          </Button>
        </>
      }
    >
      <form className="request-form" noValidate onSubmit={submit}>
        <KeptChanges changes={changes} disabled={busy} />
        <p className="fine">{t.intro(LIBRARY_REQUEST_OPEN_DAYS)}</p>
        <RequestFields controls={controls} choices={choices} />
        <RequestCost courseId={controls.draft.course_id} choices={choices} widget={widget} />
        {/* Enter in one of several fields sends only where there is such a button */}
        <button type="submit" hidden />
      </form>
    </Modal>
  )
}

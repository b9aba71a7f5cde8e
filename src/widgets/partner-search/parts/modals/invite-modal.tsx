import { useState } from 'react'
import type { Classroom } from '../../../../contract/entities/classroom.ts'
import type { ConnectionRequest } from '../../../../contract/entities/connection.ts'
import { common } from '../../../../core/messages/common.ts'
import { partnerSearch as t } from '../../../../core/messages/partner-search.ts'
import { partners } from '../../../../core/messages/partners.ts'
import { createInvitation } from '../../../../core/partners/invitation.ts'
import { noteIssue } from '../../../../core/partners/note-issue.ts'
import { isOpen } from '../../../../core/partners/open-classroom.ts'
import { missingTokens } from '../../../../core/partners/token-statement.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Purchase } from '../../../../element/purchase.tsx'
import { NoteField } from '../../../../parts/partners/note-field.tsx'
import { TokenNote, useTokens } from '../../../../parts/partners/token-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FailureModal, MessageModal } from '../../../../ui/message-modal.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { Opened, PartnerSearchHandle } from '../../types.ts'
import { RequestLink } from '../request-link.tsx'

interface InviteModalProps {
  opened: Opened
  /** One's own. */
  classroom: Classroom
  widget: PartnerSearchHandle
  onSent: (request: ConnectionRequest) => void
  onExists: () => void
  onClose: () => void
}

/** The request to become partners: for which classroom, with which note, and what it costs (P2 §2, §4). */
export function InviteModal({ opened, classroom, widget, onSent, onExists, onClose }: InviteModalProps) {
  const { partner, classroomId } = opened
  const [invitation] = useState(() =>
    createInvitation({
      classroomId: classroom.id,
      teacherId: partner.id,
      chosen: classroomId,
      sent: onSent,
      exists: onExists,
    }),
  )
  const note = useStore(invitation.$note)
  const chosen = useStore(invitation.$chosen)
  const progress = useStore(invitation.$progress)
  const theirs = partner.classrooms.find(({ id }) => id === chosen)
  const statement = useTokens(classroom, theirs ?? null)
  const isShort = statement !== null && missingTokens(statement) !== null
  const busy = progress.at === 'sending'

  if (progress.at === 'failed') {
    return (
      <FailureModal
        title={t.sendTitle}
        reason={progress.reason}
        onClose={invitation.goOn}
        onRetry={progress.again ? invitation.send : undefined}
        labels={common}
      />
    )
  }
  if (progress.at === 'exists') {
    return (
      <MessageModal
        title={t.sendTitle}
        onClose={onClose}
        labels={common}
        actions={
          <>
            <Button onClick={onClose}>{common.ok}</Button>
            <RequestLink
              classroom={{ pending_request_id: progress.id }}
              name={partner.full_name}
              widget={widget}
            />
          </>
        }
      >
        <p>{progress.reason}</p>
      </MessageModal>
    )
  }
  return (
    <Modal
      open
      size="medium"
      title={t.inviteTitle(partner.full_name)}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={t.sending}
            disabled={isShort || noteIssue(note) !== undefined}
            onClick={invitation.send}
          >
            {t.send}
          </Button>
        </>
      }
    >
      <div className="invite">
        <p>{t.inviteText(partner.full_name, classroom.name)}</p>
        <Select
          label={t.whichClassroom}
          value={chosen === null ? '' : String(chosen)}
          // one that waits is about whichever they choose, too
          {...(partner.classrooms.every(isOpen) && { placeholder: t.anyClassroom })}
          disabled={busy}
          onChange={id => invitation.choose(id === '' ? null : Number(id))}
          options={partner.classrooms
            .filter(isOpen)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <NoteField label={partners.note} value={note} busy={busy} onChange={invitation.write} />
        {statement ? (
          <TokenNote
            statement={statement}
            refused={progress.at === 'short' ? progress.reason : null}
            widget={widget}
            purchase={offer => <Purchase {...offer} bundles widget={widget} />}
          />
        ) : (
          <Notice>{partners.anyTokens}</Notice>
        )}
      </div>
    </Modal>
  )
}

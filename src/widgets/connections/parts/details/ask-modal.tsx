import type { ConnectionAction } from '../../../../contract/rules/connection-status.ts'
import { common } from '../../../../core/messages/common.ts'
import { connections as t } from '../../../../core/messages/connections.ts'
import { partners } from '../../../../core/messages/partners.ts'
import { noteIssue } from '../../../../core/partners/note-issue.ts'
import { missingTokens } from '../../../../core/partners/token-statement.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Purchase } from '../../../../element/purchase.tsx'
import { NoteField } from '../../../../parts/partners/note-field.tsx'
import { TokenNote, useTokens } from '../../../../parts/partners/token-note.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { ActModalsProps } from './request-props.ts'

interface AskModalProps extends ActModalsProps {
  action: ConnectionAction
  busy: boolean
  /** The server has just said that tokens are missing. */
  short: string | null
}

/** Whether it is really to be done: with what it costs, or with a note why not. */
export function AskModal({ acts, connection, own, action, busy, short, widget }: AskModalProps) {
  const note = useStore(acts.$note)
  const { partner, classroom, invited_classroom } = connection
  const accepts = action === 'accept'
  const resends = action === 'resend'
  // who sends again is who pays for their own classroom
  const statement = useTokens(
    accepts ? own : resends ? classroom : undefined,
    accepts ? classroom : invited_classroom,
  )
  const isShort = statement !== null && missingTokens(statement) !== null
  const isDanger = action === 'cancel' || action === 'decline'
  return (
    <Modal
      open
      title={t.askTitles[action]}
      onClose={acts.close}
      closeLabel={common.close}
      actions={
        <>
          <Button autoFocusInModal={action === 'cancel'} onClick={acts.close}>
            {action === 'cancel' ? t.keep : common.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            autoFocusInModal={accepts || resends}
            busy={busy}
            busyLabel={t.working}
            disabled={isShort || (action === 'decline' && noteIssue(note) !== undefined)}
            onClick={acts.confirm}
          >
            {t.actions[action]}
          </Button>
        </>
      }
    >
      <div className="asking">
        <p>{t.questions[action](partner.full_name)}</p>
        {action === 'decline' && (
          <NoteField label={partners.note} value={note} busy={busy} onChange={acts.write} />
        )}
        {statement && (
          <TokenNote
            statement={statement}
            refused={short}
            widget={widget}
            purchase={offer => <Purchase {...offer} bundles widget={widget} />}
          />
        )}
        {resends && !invited_classroom && <Notice>{partners.anyTokens}</Notice>}
      </div>
    </Modal>
  )
}

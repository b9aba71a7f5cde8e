import { common } from '../../../../core/messages/common.ts'
import { connections as t } from '../../../../core/messages/connections.ts'
import { useStore } from '../../../../core/use-store.ts'
import { closingLink } from '../../../../element/closing-link.ts'
import { Failure } from '../../../../parts/failure.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { AskModal } from './ask-modal.tsx'
import type { ActModalsProps } from './request-props.ts'

/** Asks before something is done with a request, and says what came of it (P2 §8). */
export function ActModals(props: ActModalsProps) {
  const { acts, own, onDone, widget } = props
  const act = useStore(acts.$act)
  if (act.at === 'none') return null
  const { action } = act
  if (act.at === 'failed') {
    return (
      <Failure
        title={t.askTitles[action]}
        reason={act.reason}
        onClose={acts.close}
        {...(act.again && { onRetry: acts.confirm })}
      />
    )
  }
  if (act.at === 'done') {
    return (
      <Modal
        open
        title={t.doneTitle}
        onClose={onDone}
        closeLabel={common.close}
        actions={
          <>
            {action === 'accept' && own && (
              <ButtonLink {...closingLink(widget.link('classroom', { classroomId: own.id }), onDone)}>
                {t.toClassroom}
              </ButtonLink>
            )}
            <Button variant="primary" autoFocusInModal onClick={onDone}>
              {common.ok}
            </Button>
          </>
        }
      >
        <p>{t.done[action]}</p>
      </Modal>
    )
  }
  const short = act.at === 'asking' ? act.short : null
  return <AskModal {...props} action={action} busy={act.at === 'sending'} short={short} />
}

import type { LibraryConnectionRequest } from '../../../../contract/entities/library-connection-request.ts'
import type { ConnectingStore } from '../../../../core/libraries/connecting.ts'
import { libraryName } from '../../../../core/libraries/library-name.ts'
import { common } from '../../../../core/messages/common.ts'
import { libraryDetails as t } from '../../../../core/messages/library-details.ts'
import { useStore } from '../../../../core/use-store.ts'
import { closingLink } from '../../../../element/closing-link.ts'
import { Failure } from '../../../../parts/failure.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import type { LibraryConnectionsHandle } from '../../types.ts'
import { ConnectQuestion } from './connect-question.tsx'
import { LaterAgreement } from './later-agreement.tsx'

interface ConnectModalsProps {
  acts: ConnectingStore
  request: LibraryConnectionRequest
  onLeave: () => void
  widget: LibraryConnectionsHandle
}

/** Asks before two libraries are connected, and says what came of it (P2 §4, §8). */
export function ConnectModals({ acts, request, onLeave, widget }: ConnectModalsProps) {
  const act = useStore(acts.$state)
  const name = libraryName(request)
  const connect = () => void acts.connect(request)
  switch (act.at) {
    case 'none':
      return null
    case 'unsigned':
      return <LaterAgreement onSigned={connect} onClose={onLeave} />
    case 'over':
      return <Failure title={t.overTitle} reason={act.reason} onClose={onLeave} />
    case 'failed':
      return (
        <Failure
          title={`${t.connectTo} ${name}`}
          reason={act.reason}
          onClose={onLeave}
          {...(act.again && { onRetry: connect })}
        />
      )
    case 'done':
      return <Connected request={act.request} onLeave={onLeave} widget={widget} />
    default:
      return (
        <ConnectQuestion
          request={request}
          short={act.at === 'asking' ? act.short : null}
          busy={act.at === 'sending'}
          onConfirm={connect}
          onClose={onLeave}
          widget={widget}
        />
      )
  }
}

type ConnectedProps = Pick<ConnectModalsProps, 'request' | 'onLeave' | 'widget'>

/** The two are partners: the way into the classroom that was made. */
function Connected({ request, onLeave, widget }: ConnectedProps) {
  const { connection, classroom_name } = request
  return (
    <Modal
      open
      title={t.doneTitle}
      onClose={onLeave}
      closeLabel={common.close}
      actions={
        <>
          <Button autoFocusInModal={!connection} onClick={onLeave}>
            {common.ok}
          </Button>
          {connection && (
            <ButtonLink
              variant="primary"
              {...closingLink(widget.link('classroom', { classroomId: connection.classroom_id }), onLeave)}
            >
              {t.openClassroom}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        <bdi>{t.done(connection?.full_name ?? libraryName(request), classroom_name)}</bdi>
      </p>
    </Modal>
  )
}

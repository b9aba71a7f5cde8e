import { useState } from 'react'
import type { LibraryConnectionRequest } from '../../../../contract/entities/library-connection-request.ts'
import { mayRepost } from '../../../../contract/rules/library-requests.ts'
import { fitWords } from '../../../../core/libraries/fit-words.ts'
import { libraryName } from '../../../../core/libraries/library-name.ts'
import { noteView } from '../../../../core/libraries/load-request.ts'
import { common } from '../../../../core/messages/common.ts'
import { libraryConnections } from '../../../../core/messages/library-connections.ts'
import { libraryDetails as t } from '../../../../core/messages/library-details.ts'
import { useStore } from '../../../../core/use-store.ts'
import { closingLink } from '../../../../element/closing-link.ts'
import { ReasonList } from '../../../../parts/partners/reason-list.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { RequestModalProps } from './opened.ts'
import { RequestFacts } from './request-facts.tsx'

interface RequestDetailsProps extends RequestModalProps {
  request: LibraryConnectionRequest
  onConnect: () => void
}

/** All that a request says, one's own or another library's (P2 §3), with what can be done about it. */
export function RequestDetails(props: RequestDetailsProps) {
  const { request, onClose } = props
  const { is_own, text_request, about_me } = request
  return (
    <Modal
      open
      size="medium"
      title={
        <>
          {!is_own && `${t.of} `}
          <bdi>{is_own ? request.classroom_name : libraryName(request)}</bdi>
        </>
      }
      onClose={onClose}
      closeLabel={common.close}
      actions={is_own ? <OwnWays {...props} /> : <Ways {...props} />}
    >
      <div className="details">
        <p className="written">{text_request}</p>
        <ReasonList label={libraryConnections.why} words={fitWords(request)} />
        <RequestFacts request={request} />
        {!is_own && (
          <section>
            <h3 className="small-title">{t.about}</h3>
            <p className="written">{about_me?.trim() || t.nothingAbout}</p>
          </section>
        )}
        {!is_own && <View id={request.id} />}
      </div>
    </Modal>
  )
}

/** That it was opened is counted; what fails with that is told, and keeps nobody from anything (P2 §8). */
function View({ id }: { id: number }) {
  const [view] = useState(() => noteView(id))
  const state = useStore(view.$state)
  if (state.at !== 'failed') return null
  const retry = (
    <Button size="small" onClick={view.retry}>
      {common.retry}
    </Button>
  )
  return (
    <Notice tone="warning" action={retry}>
      {state.reason}
    </Notice>
  )
}

/** The way into the classroom that was made, where there is one. */
function ToClassroom({ request: { connection }, onClose, widget }: RequestDetailsProps) {
  if (!connection) return null
  const link = widget.link('classroom', { classroomId: connection.classroom_id })
  return (
    <ButtonLink variant="primary" {...closingLink(link, onClose)}>
      {t.openClassroom}
    </ButtonLink>
  )
}

function Ways(props: RequestDetailsProps) {
  const { request, mayConnect, onConnect, onHide } = props
  if (request.connection) return <ToClassroom {...props} />
  return (
    <>
      <Button onClick={() => onHide(request)}>
        {request.is_hidden ? libraryConnections.show : libraryConnections.hide}
      </Button>
      <Button variant="primary" disabled={!mayConnect} onClick={onConnect}>
        {t.connect}
      </Button>
    </>
  )
}

function OwnWays(props: RequestDetailsProps) {
  const { request, mayConnect, onOpen } = props
  return (
    <>
      <Button onClick={() => onOpen({ at: 'deletion', request })}>{libraryConnections.delete}</Button>
      {mayRepost(request) && (
        <Button variant="primary" disabled={!mayConnect} onClick={() => onOpen({ at: 'form', request })}>
          {libraryConnections[request.status === 'expired' ? 'repost' : 'edit']}
        </Button>
      )}
      <ToClassroom {...props} />
    </>
  )
}

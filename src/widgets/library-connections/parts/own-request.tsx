import { useId } from 'react'
import type { LibraryConnectionRequest } from '../../../contract/entities/library-connection-request.ts'
import {
  LIBRARY_NAME_SHOWN_CHARACTERS,
  LIBRARY_REQUEST_TEXT_SHOWN_CHARACTERS,
} from '../../../contract/limits/library-connections.ts'
import { type LibraryRequestStatus, mayRepost } from '../../../contract/rules/library-requests.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { CutName } from '../../../parts/cut-name.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { StatusTag, type Tone } from '../../../ui/tag.tsx'
import type { LibraryConnectionsHandle } from '../types.ts'
import type { Opened } from './modals/opened.ts'

interface OwnRequestProps {
  request: LibraryConnectionRequest
  mayConnect: boolean
  onOpen: (next: Opened) => void
  widget: LibraryConnectionsHandle
}

const tones: Record<LibraryRequestStatus, Tone> = { open: 'info', expired: 'warning', connected: 'success' }

/** One's own request: what it is for, where it stands, and what can be done about it (P2 §4 Library request). */
export function OwnRequest({ request, mayConnect, onOpen, widget }: OwnRequestProps) {
  const { classroom_name, text_request, status, expire_at, views_number, connection } = request
  const id = useId()
  return (
    <article className="own-request" aria-labelledby={id} data-own={request.id}>
      <div className="own-request-head">
        <h4 className="name" id={id}>
          <CutName name={classroom_name} most={LIBRARY_NAME_SHOWN_CHARACTERS} />
        </h4>
        <StatusTag tone={tones[status]}>{t.statuses[status]}</StatusTag>
      </div>
      <p className="text">
        <CutName name={text_request} most={LIBRARY_REQUEST_TEXT_SHOWN_CHARACTERS} />
      </p>
      <p className="fine facts">
        {connection ? (
          <bdi>{t.connectedWith(connection.full_name)}</bdi>
        ) : (
          <time dateTime={expire_at}>
            {t.until[status === 'expired' ? 'expired' : 'open'](shortDate(expire_at))}
          </time>
        )}
        <span>{t.viewed(views_number)}</span>
      </p>
      <div className="ways">
        <Button
          size="small"
          describedBy={id}
          onClick={() => onOpen({ at: 'request', id: request.id, request })}
        >
          {t.ownDetails}
        </Button>
        {mayRepost(request) && (
          <Button
            size="small"
            describedBy={id}
            disabled={!mayConnect}
            onClick={() => onOpen({ at: 'form', request })}
          >
            {status === 'expired' ? t.repost : t.edit}
          </Button>
        )}
        {connection && (
          <ButtonLink size="small" {...widget.link('classroom', { classroomId: connection.classroom_id })}>
            {t.openClassroom}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          size="small"
          describedBy={id}
          onClick={() => onOpen({ at: 'deletion', request })}
        >
          {t.delete}
        </Button>
      </div>
    </article>
  )
}

import { useId } from 'react'
import { LIBRARY_REQUEST_OPEN_DAYS } from '../../../contract/limits/library-connections.ts'
import type { OwnRequestsStore } from '../../../core/libraries/own-lists.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { Card } from '../../../ui/card.tsx'
import type { LibraryConnectionsHandle } from '../types.ts'
import { AsideList } from './aside-list.tsx'
import type { Opened } from './modals/opened.ts'
import { OwnRequest } from './own-request.tsx'

interface OwnRequestsProps {
  store: OwnRequestsStore
  /** Who looks is validated, and has a subscription that runs: they post and connect. */
  mayConnect: boolean
  onOpen: (next: Opened) => void
  widget: LibraryConnectionsHandle
}

/** On a telephone other libraries stand below them. */
const SHOWN_FIRST = 3
const OUTLINE_PX = 176

/** My Connection Requests (P2 §2). */
export function OwnRequests({ store, mayConnect, onOpen, widget }: OwnRequestsProps) {
  const id = useId()
  return (
    <section className="own" aria-labelledby={id}>
      <h3 className="part-title" id={id} tabIndex={-1}>
        {t.own}
      </h3>
      <AsideList
        store={store}
        first={SHOWN_FIRST}
        height={OUTLINE_PX}
        nothing={
          <Card>
            <h4 className="name">{t.noneOwnTitle}</h4>
            <p className="fine">{t.noneOwn(LIBRARY_REQUEST_OPEN_DAYS)}</p>
          </Card>
        }
      >
        {rows => (
          <Card flush>
            <ul className="own-list">
              {rows.map(request => (
                <li key={request.id}>
                  <OwnRequest request={request} mayConnect={mayConnect} onOpen={onOpen} widget={widget} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </AsideList>
    </section>
  )
}

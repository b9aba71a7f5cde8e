import { useEffect, useRef } from 'react'
import type { LibraryConnectionRequest } from '../../../contract/entities/library-connection-request.ts'
import type { User } from '../../../contract/entities/user.ts'
import {
  type AskedRequests,
  type LibraryQuestion,
  librariesPath,
} from '../../../core/libraries/library-question.ts'
import { hasSubscriptionEnded } from '../../../core/libraries/subscription.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { askForUser, followUser } from '../../../core/shell/fresh-user.ts'
import { Button } from '../../../ui/button.tsx'
import { add } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { LibraryConnectionsHandle, LibraryRequestChange } from '../types.ts'
import { AboutMe } from './about-me.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { LaterModals } from './later-modals.tsx'
import { Others } from './others.tsx'
import { OwnRequests } from './own-requests.tsx'
import { useFocusNext } from './use-focus-next.ts'
import { useLibraries } from './use-libraries.ts'
import { useOpened } from './use-opened.ts'

interface LibraryPageProps {
  user: User
  asked: AskedRequests
  /** The request that the page leads to. */
  requestId: number | null
  widget: LibraryConnectionsHandle
}

/** About Me, one's own requests, those of other libraries, and what is open above them. */
export function LibraryPage({ user, asked, requestId, widget }: LibraryPageProps) {
  const tell = (requestId: number | null, change: LibraryRequestChange) =>
    widget.emit('cx-library-request-changed', { requestId, change })
  const { list, own, classrooms, hiding } = useLibraries(asked, tell)
  const { opened, open } = useOpened(requestId, id =>
    widget.emit('cx-library-request-shown', {
      requestId: id,
      path: librariesPath(list.$question.get(), id),
    }),
  )
  const focusNext = useFocusNext()
  /** What was opened is not among the cards any more. */
  const isLeftOut = useRef(false)
  useEffect(() => followUser(), [])

  /** Asks for what somebody has chosen, and tells the page if that is something else. */
  function choose(changes: Partial<LibraryQuestion>): void {
    const before = list.$question.get()
    list.ask({ page: 1, ...changes })
    const now = list.$question.get()
    if (now === before) return
    widget.emit('cx-library-requests-changed', { ...now, path: librariesPath(now, null) })
  }

  /** One's own are others by now, and so is what About Me counts. */
  function refreshOwn(): void {
    void own.refresh()
    void classrooms.refresh()
    void askForUser()
  }

  function leaveOut(id: number): void {
    isLeftOut.current = true
    list.takeOut(id)
    void list.refresh()
  }

  function connected({ id, connection }: LibraryConnectionRequest): void {
    tell(id, 'connected')
    if (connection)
      widget.emit('cx-libraries-connected', { requestId: id, classroomId: connection.classroom_id })
    leaveOut(id)
    refreshOwn()
  }

  function close(id: number | null): void {
    if (isLeftOut.current && id !== null) focusNext.from(id)
    isLeftOut.current = false
    open(null)
  }

  const isWaiting = !user.is_teacher_validated
  const hasEnded = hasSubscriptionEnded(user)
  const mayConnect = !isWaiting && !hasEnded
  return (
    <section className="screen">
      <header className="head">
        <h2 className="title">{t.title}</h2>
        <Button
          variant="primary"
          icon={add}
          disabled={!mayConnect}
          onClick={() => open({ at: 'form', request: null })}
        >
          {t.newRequest}
        </Button>
      </header>
      {isWaiting ? (
        <Notice>
          <strong>{t.waitTitle} </strong>
          {t.wait}
        </Notice>
      ) : (
        hasEnded && <EndedNotice user={user} />
      )}
      <div className="panels">
        {/* what everybody comes for stands first where there is one column */}
        {!isWaiting && (
          <Others
            list={list}
            hiding={hiding}
            mayConnect={mayConnect}
            choose={choose}
            onOpen={open}
            focusNext={focusNext}
          />
        )}
        <div className="aside">
          <AboutMe user={user} classrooms={classrooms} widget={widget} />
          <OwnRequests store={own} mayConnect={mayConnect} onOpen={open} widget={widget} />
        </div>
      </div>
      {opened && (
        <LaterModals
          opened={opened}
          mayConnect={mayConnect}
          onOpen={open}
          onConnected={connected}
          onOver={leaveOut}
          onHide={request => {
            focusNext.from(request.id)
            open(null)
            void hiding.make(request.is_hidden ? 'show' : 'hide', request)
          }}
          onOwn={(id, change) => {
            tell(id, change)
            refreshOwn()
          }}
          onClose={() => close(opened.at === 'request' ? opened.id : null)}
          widget={widget}
        />
      )}
    </section>
  )
}

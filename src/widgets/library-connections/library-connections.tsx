import { isId } from '../../contract/rules/is-id.ts'
import { mayConnectLibraries } from '../../contract/rules/library-requests.ts'
import type { AskedRequests } from '../../core/libraries/library-question.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import lists from '../../parts/lists/lists.css?inline'
import { useSheet } from '../../ui/style-root.ts'
import { LibraryPage } from './parts/library-page.tsx'
import { NotForYou } from './parts/not-for-you.tsx'
import type { LibraryConnectionsHandle } from './types.ts'

export interface LibraryConnectionsProps {
  filter?: string
  order?: string
  /** Ids, with commas between them. */
  topics?: string
  ages?: string
  courseId?: number
  page?: number
  /** The request that is open. */
  requestId?: number
  widget: LibraryConnectionsHandle
}

/** cx-library-connections of whoever is signed in; another librarian starts afresh. */
export function LibraryConnections({ requestId, widget, ...asked }: LibraryConnectionsProps) {
  useSheet(lists)
  const user = useStore($user)
  if (!user) return null
  if (!mayConnectLibraries(user)) return <NotForYou user={user} widget={widget} />
  return (
    <LibraryPage
      key={user.id}
      user={user}
      asked={asked satisfies AskedRequests}
      requestId={isId(requestId) ? requestId : null}
      widget={widget}
    />
  )
}

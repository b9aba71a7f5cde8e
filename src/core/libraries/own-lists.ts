import { LIBRARY_REQUESTS_POLL_MS } from '../../contract/limits/library-connections.ts'
import { LISTS_POLL_MS } from '../../contract/limits/polling.ts'
import { createRetry } from '../http/create-retry.ts'
import { libraryConnections as t } from '../messages/library-connections.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { isActiveClassrooms, isLibraryRequests } from './library-checks.ts'

const retried = <T>(poll: Poll<T>) => ({ ...poll, ...createRetry(poll.refresh) })

/** One's own requests, whatever has become of them. */
export const createOwnRequests = () =>
  retried(
    callPoll(
      { ms: LIBRARY_REQUESTS_POLL_MS, isData: isLibraryRequests, failed: t.listFailed },
      'GET /api/teacher/librarian-connection-request',
    ),
  )

export type OwnRequestsStore = ReturnType<typeof createOwnRequests>

/** One's own classrooms whose exchange runs (P2 §2 About Me). */
export const createActiveClassrooms = () =>
  retried(
    callPoll(
      { ms: LISTS_POLL_MS, isData: isActiveClassrooms, failed: t.classroomsFailed },
      'GET /api/teacher/last-active-classrooms',
    ),
  )

export type ActiveClassroomsStore = ReturnType<typeof createActiveClassrooms>

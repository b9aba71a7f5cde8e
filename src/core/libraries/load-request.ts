import type {
  LibraryConnectionRequest,
  LibraryCourse,
} from '../../contract/entities/library-connection-request.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { libraryDetails as t } from '../messages/library-details.ts'

/** One request as it is now (P2 §7 Librarian). */
export const loadLibraryRequest = (id: number): Load<LibraryConnectionRequest> =>
  createLoad(
    signal =>
      call('GET /api/teacher/librarian-connection-request/{id}', undefined, { params: { id }, signal }),
    { failed: t.failed },
  )

/** Notes that somebody has opened it; the server counts each of them once a day (P2 §4). */
export const noteView = (id: number): Load<{ views_number: number }> =>
  createLoad(
    signal =>
      call('POST /api/teacher/librarian-connection-request/{id}/views-number', undefined, {
        params: { id },
        signal,
      }),
    { failed: t.viewsFailed },
  )

/** Every course that a request can be for. */
export const loadLibraryCourses = (): Load<LibraryCourse[]> =>
  createLoad(signal => call('GET /api/teacher/librarian-connection-request/courses', {}, { signal }))

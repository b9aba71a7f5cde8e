import type { LibraryConnectionRequest } from '../../contract/entities/library-connection-request.ts'
import {
  LIBRARY_REQUESTS_PAGE_ROWS,
  LIBRARY_REQUESTS_POLL_MS,
} from '../../contract/limits/library-connections.ts'
import { createAskedList } from '../lists/asked-list.ts'
import { mapPoll, type Page, pagesOf } from '../lists/paged-list.ts'
import { createSteadyList } from '../lists/steady-list.ts'
import { libraryConnections as t } from '../messages/library-connections.ts'
import { callPoll } from '../polling/call-poll.ts'
import type { Poll } from '../polling/poll-types.ts'
import { isLibraryPage } from './library-checks.ts'
import { ALL_REQUESTS, type LibraryQuestion } from './library-question.ts'

/** A page of requests, how many there are on all pages, and how many one has hidden. */
export interface LibraryPage extends Page<LibraryConnectionRequest> {
  hidden: number
}

const options = { ms: LIBRARY_REQUESTS_POLL_MS, isData: isLibraryPage, failed: t.listFailed }

/** What is there without being said is left out. */
const queryOf = ({ filter, order, topics, ages, courseId, page }: LibraryQuestion) => ({
  ...(topics.length > 0 && { 'topics_id[]': [...topics] }),
  ...(ages.length > 0 && { 'age_range_id[]': [...ages] }),
  ...(courseId !== null && { course_id: courseId }),
  ...(filter === 'fitting' && { filter_by: filter }),
  ...(order !== ALL_REQUESTS.order && { order_by: order }),
  ...(page > 1 && { page }),
})

const callOf = (question: LibraryQuestion) =>
  question.filter === 'hidden'
    ? callPoll(options, 'GET /api/teacher/librarian-connection-request/hidden', queryOf(question))
    : callPoll(options, 'GET /api/teacher/librarian-connection-request/not-hidden', queryOf(question))

const pollOf = (question: LibraryQuestion): Poll<LibraryPage[]> =>
  mapPoll(callOf(question), ({ requests, total, hidden_count }) => [
    { rows: requests, total, hidden: hidden_count },
  ])

/**
 * Requests of other libraries by pages, read again every 15 seconds without a jump (P2 §2, §9). A page that is there no
 * more gives way to the last one.
 */
export function createLibraryList(first: LibraryQuestion) {
  const { $list, ask, ...list } = createAskedList<LibraryPage, LibraryQuestion>({
    first,
    pollOf,
    onState(state) {
      // what somebody reads is not taken away under their eyes
      if (!steady.hear(state) || state.at !== 'ready') return
      const last = pagesOf(state.rows[0]?.total ?? 0, LIBRARY_REQUESTS_PAGE_ROWS)
      if (state.question.page > last) ask({ page: last })
    },
  })
  const { $steady, ...steady } = createSteadyList<LibraryConnectionRequest, LibraryPage, LibraryQuestion>(
    $list,
    LIBRARY_REQUESTS_PAGE_ROWS,
  )
  return { ...list, $list: $steady, ask, ...steady }
}

export type LibraryListStore = ReturnType<typeof createLibraryList>

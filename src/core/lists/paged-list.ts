import type { LoadState } from '../http/load.ts'
import type { Poll } from '../polling/poll-types.ts'
import { createAskedList } from './asked-list.ts'
import { followStores } from './follow-stores.ts'

/** A page of rows, and how many rows there are on all pages. */
export interface Page<Row> {
  rows: readonly Row[]
  total: number
}

interface PagedListOptions<Row> {
  /** Of a page that is full. */
  pageRows: number
  pollOf: (page: number) => Poll<Page<Row>>
}

export const pagesOf = (total: number, pageRows: number): number => Math.max(1, Math.ceil(total / pageRows))

/** A poll of something as a poll of what is made of it. */
export const mapPoll = <From, To>({ $state, refresh }: Poll<From>, map: (data: From) => To): Poll<To> => ({
  // `value` reads what is there without starting the poll
  $state: followStores([$state], () => mapState($state.value ?? { at: 'loading' }, map)),
  refresh,
})

function mapState<From, To>(state: LoadState<From>, map: (data: From) => To): LoadState<To> {
  if (state.at === 'loading') return state
  if (state.at === 'ready') return { at: 'ready', data: map(state.data) }
  const { data, ...failure } = state
  return { ...failure, ...(data !== undefined && { data: map(data) }) }
}

/**
 * State of a list that comes in pages, of which one is shown: the one row of `$list`. A page that is there no more, since
 * there are fewer rows by now, gives way to the last one.
 */
export function createPagedList<Row>({ pageRows, pollOf }: PagedListOptions<Row>) {
  const { ask, $question, $list, refresh, retry, $retrying } = createAskedList<Page<Row>, { page: number }>({
    first: { page: 1 },
    pollOf: ({ page }) => mapPoll(pollOf(page), data => [data]),
    onState(state) {
      if (state.at !== 'ready') return
      const [shown] = state.rows
      const last = pagesOf(shown?.total ?? 0, pageRows)
      if (state.question.page > last) ask({ page: last })
    },
  })
  return { $question, $list, goTo: (page: number) => ask({ page }), refresh, retry, $retrying, pageRows }
}

export type PagedList<Row> = ReturnType<typeof createPagedList<Row>>

import type { LoadState } from '../http/load.ts'

/** Rows, and the question that they answer. */
interface Answer<Row, Question> {
  rows: readonly Row[]
  question: Question
}

/**
 * - `loading`: there is nothing to show yet
 * - `ready`: the rows answer the question
 * - `changing`: the rows answer the question before; the new answer is on its way
 * - `outdated`: the last refresh failed, the rows are the ones from before
 * - `failed`: there is nothing to show
 */
export type ListState<Row, Question> =
  | { at: 'loading' }
  | ({ at: 'ready' } & Answer<Row, Question>)
  | ({ at: 'changing' } & Answer<Row, Question>)
  | ({ at: 'outdated'; reason: string } & Answer<Row, Question>)
  | { at: 'failed'; reason: string; error: unknown }

/** What a list shows next, given what it shows and where the poll of the question stands. */
export function nextListState<Row, Question>(
  before: ListState<Row, Question>,
  question: Question,
  poll: LoadState<readonly Row[]>,
): ListState<Row, Question> {
  if (poll.at === 'ready') return { at: 'ready', rows: poll.data, question }
  if (poll.at === 'failed') {
    const { reason, error } = poll
    return poll.data ? { at: 'outdated', rows: poll.data, question, reason } : { at: 'failed', reason, error }
  }
  // a poll that starts over, as for another account, leaves nothing of what was there
  if (!('rows' in before) || before.question === question) return { at: 'loading' }
  return { at: 'changing', rows: before.rows, question: before.question }
}

import { atom, type ReadableAtom } from 'nanostores'
import { followStores } from './follow-stores.ts'
import type { ListState } from './list-state.ts'
import type { Page } from './paged-list.ts'
import { steadyRows } from './steady-rows.ts'

interface Numbered {
  readonly id: number
}

/** The page that answers this question, as it was when somebody came to it. */
interface Seen<Row, Question> {
  question: Question
  rows: readonly Row[]
  /** What they have taken out of it, and where it stood. */
  out: readonly { row: Row; index: number }[]
}

/**
 * A page of a list that keeps itself up to date without moving what somebody looks at: what is new waits until they ask
 * for it, and what is gone keeps its place until then.
 * @param $list whose one row is the page
 */
export function createSteadyList<Row extends Numbered, Of extends Page<Row>, Question>(
  $list: ReadableAtom<ListState<Of, Question>>,
  pageRows: number,
) {
  const $seen = atom<Seen<Row, Question> | null>(null)

  /** The page as the server has it, without what was taken out here. */
  function latestOf(page: Of | undefined): readonly Row[] {
    const out = new Set($seen.get()?.out.map(({ row }) => row.id))
    return (page?.rows ?? []).filter(({ id }) => !out.has(id))
  }

  /** What is there, without starting the list. */
  const now = (): ListState<Of, Question> => $list.value ?? { at: 'loading' }

  const $steady = followStores([$list, $seen], () => {
    const [list, seen] = [now(), $seen.get()]
    if (!('rows' in list)) return list
    const [page] = list.rows
    const latest = latestOf(page)
    const isSeen = seen?.question === list.question && seen.rows.length > 0
    const steady = steadyRows(isSeen ? seen.rows : latest, latest, pageRows)
    return { ...list, rows: page ? [{ ...page, ...steady }] : [] }
  })

  return {
    $steady,

    /**
     * Told of each state of the list: whoever comes to another page sees it as it is then.
     * @returns whether they see nothing yet, or have put away all that they saw
     */
    hear(list: ListState<Of, Question>): boolean {
      const seen = $seen.get()
      if (list.at !== 'ready') return false
      if (seen?.question === list.question) return seen.rows.length === 0
      $seen.set({ question: list.question, rows: list.rows[0]?.rows ?? [], out: [] })
      return true
    },

    /** Shows the page as it is by now. */
    catchUp(): void {
      const [list, seen] = [now(), $seen.get()]
      if (seen && 'rows' in list) $seen.set({ ...seen, rows: latestOf(list.rows[0]) })
    },

    /** Somebody has put it away, or it is over: what stands below moves up. */
    takeOut(id: number): void {
      const seen = $seen.get()
      const index = seen?.rows.findIndex(row => row.id === id) ?? -1
      const row = seen?.rows[index]
      if (!seen || !row) return
      $seen.set({ ...seen, rows: seen.rows.toSpliced(index, 1), out: [...seen.out, { row, index }] })
    },

    /** It stands again where it stood. */
    putBack(id: number): void {
      const seen = $seen.get()
      const taken = seen?.out.find(({ row }) => row.id === id)
      if (!seen || !taken) return
      const rows = seen.rows.toSpliced(taken.index, 0, taken.row)
      $seen.set({ ...seen, rows, out: seen.out.filter(other => other !== taken) })
    },
  }
}

import { expect } from '@open-wc/testing'
import { atom } from 'nanostores'
import type { ListState } from '../../../src/core/lists/list-state.ts'
import { createSteadyList } from '../../../src/core/lists/steady-list.ts'

interface Row {
  id: number
}
interface Page {
  rows: readonly Row[]
  total: number
}
interface Question {
  page: number
}

const PAGE_ROWS = 10
const FIRST: Question = { page: 1 }

/** A list that somebody looks at, whose page is answered as a test says. */
function looking(ids: readonly number[]) {
  const $list = atom<ListState<Page, Question>>({ at: 'loading' })
  const { $steady, hear, ...list } = createSteadyList<Row, Page, Question>($list, PAGE_ROWS)
  const leave = $steady.listen(() => {})
  /** @returns whether they see nothing yet */
  function answered(next: readonly number[], question = FIRST): boolean {
    const rows = [{ rows: next.map(id => ({ id })), total: next.length }]
    const state = { at: 'ready', rows, question } as const
    $list.set(state)
    return hear(state)
  }
  answered(ids)
  const page = () => {
    const steady = $steady.get()
    return 'rows' in steady ? steady.rows[0] : undefined
  }
  return {
    ...list,
    answered,
    leave,
    ids: () => page()?.rows.map(({ id }) => id),
    told: () => ({ gone: [...(page()?.gone ?? [])], fresh: page()?.fresh }),
  }
}

describe('a list that somebody looks at', () => {
  it('stays while the page is answered anew, until they catch up', () => {
    const { answered, catchUp, ids, told } = looking([3, 2])
    expect(answered([4, 3])).to.equal(false)
    expect(ids()).to.deep.equal([3, 2])
    expect(told()).to.deep.equal({ gone: [2], fresh: 1 })
    catchUp()
    expect(ids()).to.deep.equal([4, 3])
    expect(told()).to.deep.equal({ gone: [], fresh: 0 })
  })

  it('is another one once another page answers', () => {
    const { answered, ids } = looking([3, 2])
    expect(answered([1], { page: 2 })).to.equal(true)
    expect(ids()).to.deep.equal([1])
  })

  it('loses what is put away, whether or not the server has heard of it', () => {
    const { answered, takeOut, catchUp, ids, told } = looking([3, 2, 1])
    takeOut(2)
    expect(ids()).to.deep.equal([3, 1])
    answered([3, 2, 1])
    catchUp()
    expect(ids()).to.deep.equal([3, 1])
    expect(told()).to.deep.equal({ gone: [], fresh: 0 })
  })

  it('has it back in its place, where it stays and is not gone', () => {
    const { answered, takeOut, putBack, ids, told } = looking([3, 2, 1])
    takeOut(2)
    answered([3, 1])
    putBack(2)
    expect(ids()).to.deep.equal([3, 2, 1])
    answered([3, 2, 1])
    expect(ids()).to.deep.equal([3, 2, 1])
    expect(told()).to.deep.equal({ gone: [], fresh: 0 })
  })

  it('leaves all as it is where somebody puts away, or back, what is not there', () => {
    const { takeOut, putBack, ids } = looking([3, 2])
    takeOut(9)
    putBack(3)
    expect(ids()).to.deep.equal([3, 2])
  })

  it('shows what is there once all of it was put away', () => {
    const { answered, takeOut, ids } = looking([2])
    takeOut(2)
    expect(answered([3, 2])).to.equal(true)
    expect(ids()).to.deep.equal([3])
  })
})

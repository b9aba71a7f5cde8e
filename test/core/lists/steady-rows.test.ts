import { expect } from '@open-wc/testing'
import { steadyRows } from '../../../src/core/lists/steady-rows.ts'

const PAGE_ROWS = 3
const rowsOf = (ids: readonly number[], text: string) => ids.map(id => ({ id, text }))

const cases: [what: string, shown: number[], latest: number[], gone: number[], fresh: number][] = [
  ['nothing has changed', [3, 2, 1], [3, 2, 1], [], 0],
  ['all of it is another order', [3, 2, 1], [1, 2, 3], [], 0],
  ['one is gone of a page that is not full', [3, 2], [3], [2], 0],
  ['one is new on a page that is not full', [2, 1], [3, 2, 1], [], 1],
  ['one is new at the end of a page that is not full', [3, 2], [3, 2, 1], [], 1],
  ['one is new on a full page, from which the last moves on', [3, 2, 1], [4, 3, 2], [], 1],
  ['one is gone from a full page, to which another comes', [4, 3, 2], [4, 2, 1], [3], 0],
  ['the last of a full page has moved on to the next, or is gone', [4, 3, 2], [4, 3, 1], [], 0],
  ['all are gone', [2, 1], [], [2, 1], 0],
  ['so many are new that none is on the page any more', [3, 2, 1], [6, 5, 4], [], 3],
]

describe('a page that keeps its rows in their places', () => {
  for (const [what, shown, latest, gone, fresh] of cases) {
    it(`says what is gone and new where ${what}`, () => {
      const steady = steadyRows(rowsOf(shown, 'before'), rowsOf(latest, 'now'), PAGE_ROWS)
      expect(steady.rows.map(({ id }) => id)).to.deep.equal(shown)
      expect([...steady.gone]).to.deep.equal(gone)
      expect(steady.fresh).to.equal(fresh)
    })
  }

  it('has the latest of each row that is there', () => {
    const { rows } = steadyRows(rowsOf([2, 1], 'before'), rowsOf([2], 'now'), PAGE_ROWS)
    expect(rows).to.deep.equal([
      { id: 2, text: 'now' },
      { id: 1, text: 'before' },
    ])
  })
})

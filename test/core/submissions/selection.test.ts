import { expect } from '@open-wc/testing'
import { SUBMISSIONS_CHANGED_MAX } from '../../../src/contract/limits/submissions.ts'
import { createSelection } from '../../../src/core/submissions/selection.ts'

const many = Array.from({ length: SUBMISSIONS_CHANGED_MAX + 1 }, (_, index) => index + 1)

describe('a selection of posts', () => {
  it('has no more than one call changes', () => {
    const { $selected, select, selectAll } = createSelection()
    selectAll(many)
    expect($selected.get().size).to.equal(SUBMISSIONS_CHANGED_MAX)
    select(SUBMISSIONS_CHANGED_MAX + 1, true)
    expect($selected.get().size).to.equal(SUBMISSIONS_CHANGED_MAX)
  })

  it('is left by those that were dealt with, and keeps the others', () => {
    const { $selected, selectAll, leave, clear } = createSelection()
    selectAll([1, 2, 3])
    leave([2, 9])
    expect([...$selected.get()]).to.deep.equal([1, 3])
    clear()
    expect($selected.get().size).to.equal(0)
  })

  it('has room for others as soon as what was selected is not listed any more', () => {
    const { $selected, select, selectAll, keep } = createSelection()
    selectAll(many)
    keep([2, 3, 900])
    select(900, true)
    expect([...$selected.get()]).to.deep.equal([2, 3, 900])
  })

  it('says nothing of a list that has all of it', () => {
    const { $selected, selectAll, keep } = createSelection()
    selectAll([1, 2])
    const before = $selected.get()
    keep([1, 2, 3])
    expect($selected.get()).to.equal(before)
  })
})

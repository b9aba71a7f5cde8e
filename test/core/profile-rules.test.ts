import { expect } from '@open-wc/testing'
import { profileCases } from '../contract/profile-cases.ts'
import { saidOf } from '../contract/profile-table.ts'

describe('the rules of a profile in the browser', () => {
  it('say what the server says, case by case', () => {
    for (const given of profileCases) expect(saidOf(given), given.what).to.deep.equal(given.issues)
  })
})

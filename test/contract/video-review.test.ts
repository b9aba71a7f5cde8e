import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isUnderReviewAge } from '../../src/contract/rules/video-review.ts'

describe('whose videos are reviewed before they are shared', () => {
  for (const [min_age, reviewed] of [
    [4, true],
    [12, true],
    [13, false],
    [15, false],
  ] as const) {
    it(`from ${min_age} years on: ${reviewed ? 'reviewed' : 'not reviewed'}`, () =>
      assert.equal(isUnderReviewAge({ min_age }), reviewed))
  }

  it('without an age range: reviewed', () => assert.equal(isUnderReviewAge(null), true))
})

import { expect } from '@open-wc/testing'
import { shortDate } from '../../src/core/dates/short-date.ts'

describe('a date', () => {
  for (const [given, shown] of [
    ['2025-10-06', '10/6/2025'],
    ['2026-01-31', '1/31/2026'],
  ] as const) {
    it(`${given} is ${shown}, wherever somebody looks`, () => expect(shortDate(given)).to.equal(shown))
  }

  it('that is an instant is the day it is here', () => {
    const here = new Date(2025, 9, 6, 23, 30)
    expect(shortDate(here.toISOString())).to.equal('10/6/2025')
  })
})

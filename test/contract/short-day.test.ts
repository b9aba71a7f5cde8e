import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shortDay } from '../../src/contract/rules/short-day.ts'

describe('a day in a mail', () => {
  for (const [instant, day] of [
    ['2026-01-02T00:00:00.000Z', '1/2/2026'],
    ['2026-12-31T23:59:59.999Z', '12/31/2026'],
  ] as const)
    it(`of ${instant} is ${day}`, () => assert.equal(shortDay(instant), day))
})

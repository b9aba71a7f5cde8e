import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  firstPartnerFilters,
  NO_FILTERS,
  narrowingFilters,
} from '../../src/contract/rules/partner-filters.ts'

const ages = [
  { id: 1, name: '4-6 years old' },
  { id: 4, name: '15+ years old' },
]

describe('what a partner is searched by at first', () => {
  const table: [what: string, own: number | null, offered: typeof ages, wanted: number[]][] = [
    ['the classroom’s own age range', 4, ages, [4]],
    ["'4-6 years old' where it has none", null, ages, [1]],
    ['all ages where that range is not offered', null, ages.slice(1), []],
  ]
  for (const [what, age_range_id, offered, wanted] of table) {
    it(`is ${what}`, () => {
      const filters = firstPartnerFilters({ age_range_id }, offered)
      assert.deepEqual(filters, { ...NO_FILTERS, age_range_id: wanted })
    })
  }

  it('leaves somebody out by what is chosen alone', () => {
    assert.deepEqual(narrowingFilters(NO_FILTERS), [])
    assert.deepEqual(narrowingFilters({ ...NO_FILTERS, subject_id: [2], age_range_id: [1] }), [
      'subject_id',
      'age_range_id',
    ])
  })
})

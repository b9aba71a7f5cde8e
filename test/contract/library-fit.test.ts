import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  fitsLibrary,
  type LibraryFitReasons,
  libraryFitPoints,
} from '../../src/contract/rules/library-fit.ts'
import { libraryRequestStatus, mayRepost } from '../../src/contract/rules/library-requests.ts'

const nothing: LibraryFitReasons = {
  any_topic: false,
  shared_topics: [],
  any_age: false,
  same_age_range: false,
  same_class_size: false,
  same_language: false,
}

const cases: [what: string, reasons: Partial<LibraryFitReasons>, fits: boolean, points: number][] = [
  ['nothing in common', {}, false, 0],
  ['a topic alone', { shared_topics: [2] }, false, 40],
  ['an age alone', { same_age_range: true }, false, 30],
  ['topic and age', { shared_topics: [2], same_age_range: true }, true, 70],
  ['a topic, and no age in particular', { shared_topics: [2, 3], any_age: true }, true, 50],
  ['any topic and the age', { any_topic: true, shared_topics: [2], same_age_range: true }, true, 40],
  ['any topic of a library without its own', { any_topic: true, same_age_range: true }, true, 40],
  ['any topic and no age in particular', { any_topic: true, any_age: true }, true, 20],
  ['size and language alone', { same_class_size: true, same_language: true }, false, 30],
  [
    'all of it',
    { shared_topics: [2], same_age_range: true, same_class_size: true, same_language: true },
    true,
    100,
  ],
]

describe('whether a request fits a library', () => {
  for (const [what, reasons, fits, points] of cases)
    it(`is ${fits}, with ${points} points: ${what}`, () => {
      assert.equal(fitsLibrary({ ...nothing, ...reasons }), fits)
      assert.equal(libraryFitPoints({ ...nothing, ...reasons }), points)
    })
})

describe('where a library request stands', () => {
  const expire_at = '2025-03-01T12:00:00.000Z'
  const end = Date.parse(expire_at)
  const moments: [what: string, is_connected: boolean, now: number, status: string][] = [
    ['until its last moment it waits', false, end - 1, 'open'],
    ['then it is expired', false, end, 'expired'],
    ['one that a library has connected to stays so', true, end, 'connected'],
  ]
  for (const [what, is_connected, now, status] of moments)
    it(what, () => assert.equal(libraryRequestStatus({ expire_at, is_connected }, now), status))

  it('lets it be posted again until a library has connected to it', () => {
    assert.deepEqual(
      (['open', 'expired', 'connected'] as const).map(status => mayRepost({ status })),
      [true, true, false],
    )
  })
})

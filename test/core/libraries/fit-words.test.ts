import { expect } from '@open-wc/testing'
import type { LibraryFit } from '../../../src/contract/entities/library-connection-request.ts'
import { fitWords } from '../../../src/core/libraries/fit-words.ts'

const topics = [
  { id: 1, name: 'Arts' },
  { id: 2, name: 'Books' },
  { id: 3, name: 'Cities' },
]
const nothing: LibraryFit = {
  fits: false,
  points: 0,
  any_topic: false,
  shared_topics: [],
  any_age: false,
  same_age_range: false,
  same_class_size: false,
  same_language: false,
}

const table: [what: string, fit: Partial<LibraryFit>, words: string[]][] = [
  ['nothing', {}, []],
  ['topics that are one’s own', { shared_topics: [3, 1, 9] }, ['Your topic: Arts, Cities']],
  ['any topic', { any_topic: true, shared_topics: [7] }, ['Open to any topic']],
  ['students of the same age', { same_age_range: true }, ['Students of the same age']],
  ['any age', { any_age: true }, ['Open to any age']],
  ['the age before any', { any_age: true, same_age_range: true }, ['Students of the same age']],
  ['the language', { same_language: true }, ['You speak the same language']],
  ['the size', { same_class_size: true }, ['Classes of the same size']],
  [
    'all of it, what counts most first',
    { same_class_size: true, same_language: true, any_age: true, shared_topics: [2] },
    ['Your topic: Books', 'Open to any age', 'You speak the same language', 'Classes of the same size'],
  ],
]

describe('why a request fits', () => {
  for (const [what, fit, words] of table) {
    it(`is said of ${what}`, () => {
      const about = fit.any_topic ? [] : topics
      expect(fitWords({ fit: { ...nothing, ...fit }, topics: about })).to.deep.equal(words)
    })
  }

  it('is not said where nothing was measured', () => {
    expect(fitWords({ fit: null, topics })).to.deep.equal([])
  })
})

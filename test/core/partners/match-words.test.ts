import { expect } from '@open-wc/testing'
import type { MatchReasons } from '../../../src/contract/rules/partner-rank.ts'
import { matchWords } from '../../../src/core/partners/match-words.ts'
import { noReasons } from '../../support/partners.ts'

const sciences = { type: 'general' }
const languages = { type: 'world_languages' }

describe('why a classroom fits', () => {
  const table: [what: string, reasons: Partial<MatchReasons>, words: string[]][] = [
    ['nothing fits', {}, []],
    ['a day', { overlap_days: 1 }, ['1 day at the same time']],
    ['less than a week', { overlap_days: 6 }, ['6 days at the same time']],
    ['a week', { overlap_days: 7 }, ['1 week at the same time']],
    ['whole weeks alone', { overlap_days: 20 }, ['2 weeks at the same time']],
    ['no hour at school', { shared_school_minutes: 0 }, []],
    ['minutes', { shared_school_minutes: 30 }, ['30 min of school at the same time']],
    ['an hour', { shared_school_minutes: 60 }, ['1 h of school at the same time']],
    ['hours and minutes', { shared_school_minutes: 390 }, ['6 h 30 min of school at the same time']],
    ['the size', { same_class_size: true }, ['Classes of the same size']],
    ['the ages', { same_age_range: true }, ['Students of the same age']],
    ['an answer at once', { answers_in_hours: 0 }, ['Answers within an hour']],
    ['an answer within a day', { answers_in_hours: 24 }, ['Answers within a day']],
    ['an answer after that', { answers_in_hours: 25 }, ['Answers within 2 days']],
    ['an answer within a week', { answers_in_hours: 168 }, ['Answers within 7 days']],
    ['an answer later than that', { answers_in_hours: 169 }, []],
    ['the language', { languages_fit: true }, ['Both classes speak the same language']],
  ]
  for (const [what, reasons, words] of table) {
    it(`is said of ${what}`, () => {
      expect(matchWords({ ...noReasons, ...reasons }, sciences)).to.deep.equal(words)
    })
  }

  it('is that each learns what the other speaks, of a world language', () => {
    expect(matchWords({ ...noReasons, languages_fit: true }, languages)).to.deep.equal([
      'Each class learns what the other one speaks',
    ])
  })

  it('is said in the order in which it counts', () => {
    const all: MatchReasons = {
      overlap_days: 90,
      shared_school_minutes: 420,
      same_class_size: true,
      answers_in_hours: 2,
      same_age_range: true,
      languages_fit: true,
    }
    expect(matchWords(all, sciences).map(word => word.split(' ')[0])).to.deep.equal([
      '12',
      'Both',
      'Students',
      '7',
      'Classes',
      'Answers',
    ])
  })
})
